import drawings from '../ui/emblems.svg?raw';

/** The file they are kept in: pages/quilt.svg.ts. */
export const echoesPath = '/quilt.svg';

/** How many lines of stitches follow a motif, and how far apart: in the units of the drawings, 96 to each. */
const lines = 9;
const distance = 6.5;
const firstDistance = 4;
const thread = 1.2;

/**
 * Emblems as the middle of a kantha, one symbol each in one file: lines of stitches follow the motif until
 * the cloth ripples. A line is the motif drawn with a wide stroke and once more, a thread narrower, in the
 * colour of the cloth; spokes of cloth part the lines into stitches. `--echo` and `--cloth` are the colours.
 */
export function drawEchoes(emblems: readonly string[]): string {
  const symbols = [...new Set(emblems)].map((emblem) => {
    const motif = new RegExp(`<symbol id="${emblem}"[^>]*>(.*?)</symbol>`, 's').exec(drawings)?.[1];
    if (!motif) throw new Error(`the emblem ${emblem} has no drawing`);
    return `<symbol id="${emblem}" viewBox="0 0 96 96" overflow="visible">${echo(motif)}${motif}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** The stitches around a motif, the outermost first. The inside of what it outlines stays plain. */
function echo(motif: string): string {
  const outline = [...motif.matchAll(/\sd="([^"]+)"/g)].map(([, d = '']) => d).join('');
  const inside = /<path d="([^"]+)"/.exec(motif)?.[1];
  const drawn = (width: number, colour: string) =>
    `<path d="${outline}" stroke-width="${width}" stroke="var(--${colour})"/>`;
  const rings = Array.from({ length: lines }, (_, index) => {
    const line = lines - index;
    const width = 2 * (firstDistance + distance * line);
    const strength = (1.1 - line / lines).toFixed(2);
    return `<g stroke-opacity="${strength}">${drawn(width, 'echo')}</g>${drawn(width - 2 * thread, 'cloth')}`;
  });
  return [
    '<g stroke-dasharray="none">',
    ...rings,
    '<circle cx="48" cy="48" r="72" stroke="var(--cloth)" stroke-width="144" stroke-linecap="butt" stroke-dasharray="1 2.2" stroke-dashoffset="0" pathLength="147.200"/>',
    `<path d="${inside}" fill="var(--cloth)"/>${drawn(3 * firstDistance, 'cloth')}</g>`,
  ].join('');
}
