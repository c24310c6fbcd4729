import { outlineOf } from './outline.ts';

/** How far the stitches stand off the letters, in the units of the outline. */
const margin = 6;

/**
 * A word in running stitch around its letters, as an SVG that a style uses as a mask. Letters lie over
 * each other where they join: what is inside of any of them is taken out again, so that the stitches
 * follow the word and not each letter.
 */
export async function drawOrnament(word: string): Promise<string> {
  const { path, left, top, right, bottom } = await outlineOf(word);
  const x = left - margin;
  const y = top - margin;
  const width = right - left + 2 * margin;
  const height = bottom - top + 2 * margin;
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><path id="w" d="${path}"/></defs>`,
    `<mask id="m" maskUnits="userSpaceOnUse" ${place}>`,
    '<use href="#w" fill="none" stroke="#fff" stroke-width="10" stroke-dasharray="8 10" stroke-linecap="round"/>',
    '<use href="#w" stroke="#000" stroke-width="4"/></mask>',
    `<rect ${place} mask="url(#m)"/></svg>`,
  ].join('');
}
