/** Moves the focus to the first heading of a part of the page; to the part itself where it has none. */
export function focusHeading(part: HTMLElement | null | undefined): void {
  const heading = part?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? part)?.focus({ preventScroll: true });
}
