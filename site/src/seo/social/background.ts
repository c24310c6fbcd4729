import sharp from 'sharp';
import type { BrandColours } from '../../styles/brand-colours.ts';
import type { DrawnEmblem } from './emblem.ts';
import { socialSize } from './size.ts';

const { width, height } = socialSize;

/** One flower of four petals on a field of 96. */
const petals =
  'M48 8c14 16 14 24 0 40-14-16-14-24 0-40Zm0 40c16-14 24-14 40 0-16 14-24 14-40 0Zm0 0c14 16 14 24 0 40-14-16-14-24 0-40Zm0 0c-16 14-24 14-40 0 16-14 24-14 40 0Z';

/** One large flower, cut by the frame: what a page without an emblem shows. */
const flower = ({ brand900, accent400 }: BrandColours) => `
    <g transform="translate(1088 262) scale(5.4) translate(-48 -48)" fill="none" stroke-linecap="round">
      <path d="${petals}" fill="${brand900}" stroke="${accent400}" stroke-width="0.74" stroke-dasharray="2.3 2.1"/>
      <path d="${petals}" transform="rotate(45 48 48) translate(48 48) scale(0.62) translate(-48 -48)" stroke="${accent400}" stroke-opacity="0.45" stroke-width="0.8" stroke-dasharray="2.3 2.6"/>
      <path d="M48 18v18M48 60v18M18 48h18M60 48h18" stroke="${accent400}" stroke-opacity="0.7" stroke-width="0.74" stroke-dasharray="2.3 2.1"/>
    </g>`;

/** The emblem of a product or a service, whole. */
const whole = ({ body, colour }: DrawnEmblem) => `
    <g transform="translate(854 78) scale(2.84)" color="${colour}" fill="none" stroke="${colour}" stroke-width="1.9" stroke-dasharray="3.4 4.6" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;

/** The brand background with its stitched lilies, an emblem or the flower, and the frame in its thread. */
export const backgroundDrawing = (colours: BrandColours, emblem?: DrawnEmblem) => {
  const { brand950, accent400 } = colours;
  const thread = emblem?.colour ?? accent400;
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <pattern id="lilies" width="96" height="96" patternUnits="userSpaceOnUse" x="24" y="27">
      <path d="${petals}" fill="none" stroke="${accent400}" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="5 5"/>
    </pattern>
    <linearGradient id="fade" x1="0.35" x2="1"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <mask id="right"><rect width="100%" height="100%" fill="url(#fade)"/></mask>
    <clipPath id="inside"><rect x="32" y="32" width="${width - 64}" height="${height - 64}" rx="34"/></clipPath>
  </defs>
  <rect width="100%" height="100%" fill="${brand950}"/>
  <g clip-path="url(#inside)">
    ${emblem ? '' : '<g mask="url(#right)" opacity="0.16"><rect width="100%" height="100%" fill="url(#lilies)"/></g>'}
    ${emblem ? whole(emblem) : flower(colours)}
  </g>
  <rect x="32" y="32" width="${width - 64}" height="${height - 64}" rx="34" fill="none" stroke="${thread}" stroke-width="4" stroke-linecap="round" stroke-dasharray="15 14"/>
</svg>`;
};

const mark = { size: 60, left: 92, top: height - 84 - 60 };

/** A drawn background with the company's mark on it, as raw pixels, ready for words. */
export async function socialBackground(drawing: string, logo: Buffer) {
  const { data, info } = await sharp(Buffer.from(drawing))
    .composite([{ input: logo, left: mark.left, top: mark.top }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return { data, raw: { width, height, channels } };
}

/** How large the mark is drawn, in pixels. */
export const markSize = mark.size;
