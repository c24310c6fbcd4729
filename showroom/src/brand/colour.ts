/** A colour as its three parts, 0 to 255 each. */
type Parts = readonly [number, number, number];

/** The least contrast of words on their ground (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

const partsOf = (colour: string): Parts => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const colourOf = (parts: Parts): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What can be read on a colour: white or black. */
export const inkOn = (colour: string): string =>
  contrast(colour, '#ffffff') >= leastContrast ? '#ffffff' : '#000000';

/**
 * A colour that can be read as words on each of some grounds, as near to the wanted one as it can be: it
 * is taken towards black on light grounds and towards white on dark ones.
 */
export function readableOn(grounds: readonly string[], colour: string): string {
  const leastOf = (one: string) => Math.min(...grounds.map((ground) => contrast(one, ground)));
  const end = leastOf('#000000') >= leastOf('#ffffff') ? 0 : 255;
  const parts = partsOf(colour);
  for (let step = 0; step <= 20; step += 1) {
    const share = step / 20;
    const moved = colourOf(parts.map((part) => part + (end - part) * share) as unknown as Parts);
    if (leastOf(moved) >= leastContrast) return moved;
  }
  return end === 0 ? '#000000' : '#ffffff';
}
