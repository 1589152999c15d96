/** Keys as they are labelled on a keyboard. */

/** Keys that are pressed one at a time, perhaps while Shift is held. */
export interface Keycaps {
  readonly held: boolean;
  /** Names without spaces, for the messages that word them. */
  readonly caps: readonly string[];
}

/** Keys as `KeyboardEvent.key` names them, with `Shift+` in front where it is held; those with Shift share it. */
export function keycaps(keys: readonly string[]): Keycaps[] {
  const plain = keys.filter((key) => !key.startsWith('Shift+')).map(capOf);
  const held = keys.filter((key) => key.startsWith('Shift+')).map((key) => capOf(key.slice('Shift+'.length)));
  return [
    { held: false, caps: plain },
    { held: true, caps: held },
  ].filter(({ caps }) => caps.length > 0);
}

function capOf(name: string): string {
  if (name === ' ') return 'Space';
  return name.length === 1 ? name.toUpperCase() : name;
}
