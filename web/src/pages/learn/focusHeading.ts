/**
 * A heading that comes after its page has been gone to takes over the focus, which waits on the main part: so the new
 * page is told to those who hear it.
 */
export function focusHeading(heading: HTMLElement): void {
  if (document.activeElement?.id === 'main') heading.focus({ preventScroll: true });
}
