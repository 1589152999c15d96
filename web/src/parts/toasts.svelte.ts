/** Short news at the rim of the page: something was done, or could not be done. */

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Bad news stay until they are closed or long enough to be read twice. */
  readonly kind: 'plain' | 'bad';
  /** Something to do about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const READABLE_MS = { plain: 6_000, bad: 15_000 };

let shown = $state.raw<readonly Toast[]>([]);
let latest = 0;
/** Where news can be seen, the latest on top: the page, and each dialog that is open over it. */
let places = $state.raw<readonly string[]>([]);

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },

  /** Whether that place is on top. A modal dialog covers and silences all that is below it. */
  isOnTop(place: string): boolean {
    return places.at(-1) === place;
  },

  /** A place comes on top, until what is returned is called. */
  enter(place: string): () => void {
    places = [...places, place];
    return () => (places = places.filter((other) => other !== place));
  },

  /** Shows news. The same words twice are shown once. */
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
