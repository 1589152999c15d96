/** Tells screen readers what happened, through the live regions of a page. */

export class Announcer {
  /** Read out when the reader has finished its sentence. */
  polite = $state('');
  /** Interrupts what is being read out. */
  urgent = $state('');

  say(text: string): void {
    this.polite = differing(this.polite, text);
  }

  interrupt(text: string): void {
    this.urgent = differing(this.urgent, text);
  }
}

/** A live region is only read out when its text changes, so a repeated text gets an invisible space. */
function differing(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}
