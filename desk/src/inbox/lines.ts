/** The lines of a list, and which of them one is at: the one with the focus, else the open one. */
export function linesOf(list: HTMLElement | null) {
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('a[data-reference]') ?? [])];
  const focused = links.findIndex((link) =>
    link.closest('li')?.contains(link.ownerDocument.activeElement),
  );
  const open = links.findIndex((link) => link.hasAttribute('aria-current'));
  const at = focused >= 0 ? focused : open;
  return {
    /** Undefined when one is at none. */
    present: links[at],
    /** The one so many lines further, or the last one there; the first one when one was at none. */
    further: (steps: number) =>
      links[at < 0 ? 0 : Math.min(Math.max(0, at + steps), links.length - 1)],
    /** The one at a place, counted from 0, or the last one. */
    nearest: (place: number) => links[Math.min(place, links.length - 1)],
    of: (reference: string) => links.find((link) => link.dataset['reference'] === reference),
  };
}

/** Moves the focus to a line, and the line into view. */
export function focusLine(line: HTMLElement | undefined): void {
  line?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'nearest' });
}
