/**
 * Moves the focus from the main part of the page to a heading that was loaded later, so that screen readers announce
 * the new page.
 */
export function focusHeading(heading: HTMLElement): void {
  if (document.activeElement?.id === 'main') heading.focus({ preventScroll: true });
}
