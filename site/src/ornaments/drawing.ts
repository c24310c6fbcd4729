import { outlineOf } from './outline.ts';

/** In pixels: how high letters are, how wide a word may be, and how thick its stitches are. */
const letterHeight = 96;
const mostWidth = 400;
const stitch = 2.5;

/**
 * In units of the outline: how high letters are, and where the stitches around the highest and the lowest signs
 * (পৌঁছ, উদ্বৃত্ত) end. The place of a word on its page follows from them (ui/Ornament.module.css).
 */
const letter = { height: 128, top: -220, bottom: 116 };
/** How far the stitches stand off the letters. */
const margin = 6;

/**
 * A word in running stitch around its letters, as an SVG that a style uses as a mask: all words in one
 * size and on one base line, whatever signs they have, but for those that would be too wide. Letters lie
 * over each other where they join: what is inside of any of them is taken out again, so that the stitches
 * follow the word and not each letter.
 */
export async function drawOrnament(word: string): Promise<string> {
  const { path, left, right } = await outlineOf(word);
  const x = left - margin;
  const y = letter.top;
  const width = right - left + 2 * margin;
  const height = letter.bottom - letter.top;
  const scale = Math.min(letterHeight / letter.height, mostWidth / width);
  const shrunk = letterHeight / letter.height / scale;
  const unit = 1 / scale;
  // A smaller word keeps its base line, and the height of the others around it.
  const above = y * shrunk;
  const place = `x="${x}" y="${above}" width="${width}" height="${height * shrunk}"`;
  const gap = 2 * unit;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${above} ${width} ${height * shrunk}" width="${width * scale}" height="${height * shrunk * scale}">`,
    `<defs><path id="w" d="${path}"/></defs>`,
    `<mask id="m" maskUnits="userSpaceOnUse" ${place}>`,
    `<use href="#w" fill="none" stroke="#fff" stroke-width="${2 * (stitch * unit + gap)}" stroke-dasharray="${7 * unit} ${8 * unit}" stroke-linecap="round"/>`,
    `<use href="#w" stroke="#000" stroke-width="${2 * gap}"/></mask>`,
    `<rect ${place} mask="url(#m)"/></svg>`,
  ].join('');
}
