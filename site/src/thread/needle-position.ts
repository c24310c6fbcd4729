/** A section as it stands in the window, in pixels from the window's top. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
  /** How high the foot is in which the thread crosses to the other side; 0 where it does not. */
  readonly foot: number;
  /** How far from its top the section shows its thread from the first: what covers the rest begins there. */
  readonly sewn: number;
  /** Whether no head of the thread is to be seen in the section: it runs elsewhere, or is sewn already. */
  readonly isHidden: boolean;
}

export interface NeedlePosition {
  readonly top: number;
  readonly side: 'left' | 'right';
  /** Whether the needle is below the cloth, out of sight. */
  readonly isHidden: boolean;
}

/**
 * Where the needle stands: on the line down to which the page is sewn, but never above the end of the first
 * section, which is sewn already, nor below the knot.
 * @param sections all of the page, the first of which has a thread of its own and the last the knot
 * @param line in pixels from the top of the window, as are places
 */
export function needlePosition(
  sections: readonly Stretch[],
  line: number,
  knot: number,
): NeedlePosition {
  const begin = sections[0]?.bottom ?? 0;
  const sewnTo = Math.min(Math.max(line, begin), knot);
  const last = sections.length - 1;
  const index = sections.findIndex((section) => sewnTo < section.bottom);
  const section = sections[index];
  if (!section || index === last) return { top: sewnTo, side: 'left', isHidden: false };
  const top = Math.max(sewnTo, section.top + section.sewn);
  const hasCrossed = top > section.bottom - section.foot / 2;
  return { top, side: sideOf(hasCrossed ? index + 1 : index, last), isHidden: section.isHidden };
}

/** On which side the thread comes down into a section: thread.css. */
const sideOf = (index: number, last: number): NeedlePosition['side'] =>
  index === last || index % 2 === 1 ? 'left' : 'right';
