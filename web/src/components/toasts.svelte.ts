/** Toasts: short messages at the edge of the page. */

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Errors stay longer. */
  readonly kind: 'plain' | 'bad';
  /** A button to do something about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const READABLE_MS = { plain: 6_000, bad: 15_000 };

let shown = $state.raw<readonly Toast[]>([]);
let latest = 0;
/** The layers where toasts are visible, topmost last: the page, and each dialog that is open over it. */
let layers = $state.raw<readonly string[]>([]);

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },

  /** Whether that layer is on top. A modal dialog covers and silences everything below it. */
  isOnTop(layer: string): boolean {
    return layers.at(-1) === layer;
  },

  /** Puts a layer on top, until the returned function is called. */
  enter(layer: string): () => void {
    layers = [...layers, layer];
    return () => (layers = layers.filter((other) => other !== layer));
  },

  /** Shows a toast. A text that is still visible is not repeated. */
  tell(text: string, kind: Toast['kind'] = 'plain', action?: Toast['action']): void {
    const id = ++latest;
    const others = shown.filter((toast) => toast.text !== text);
    shown = [...others, { id, text, kind, ...(action && { action }) }].slice(-3);
    setTimeout(() => toasts.close(id), READABLE_MS[kind]);
  },

  close(id: number): void {
    shown = shown.filter((toast) => toast.id !== id);
  },
};
