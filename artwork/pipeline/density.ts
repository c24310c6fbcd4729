/** How many pixels of a picture a pixel of its scene takes, and where its parts lie in both. */
import { portraitShape, type Rectangle } from '@nokshi/pictures/drawn-mark.ts';
import { type Size, sizes } from '../kit/sizes.ts';
import type { Frame } from './faults.ts';
import type { Part } from './studio.ts';

/** Twice the width that the picture is shown at: 1152 pixels for screens, 600 for features, 800 for all others. */
export function densityOf({ width }: Size): number {
  if (width === sizes.screen.width) return 2400 / width;
  return (width === sizes.feature.width ? 1200 : 1600) / width;
}

/** A detail has the shape of its scene. */
const shapeOf = ({ width, height }: Size) => width / height;

/** Where the detail of a scene lies in its picture. */
export const detailIn = (size: Size, detail: Part): Rectangle =>
  inPixels(size, detail, shapeOf(size));

/** Where the part for phones lies in the picture of a scene. */
export const portraitIn = (size: Size, portrait: Part): Rectangle =>
  inPixels(size, portrait, portraitShape);

/** Where the parts of a scene end in it. */
export function crops(size: Size, detail: Part | undefined, portrait: Part | undefined): Frame[] {
  const frame = (name: string, { left, top, width }: Part, shape: number): Frame => ({
    name,
    left,
    top,
    right: left + width,
    bottom: top + width / shape,
  });
  return [
    ...(detail ? [frame('detail', detail, shapeOf(size))] : []),
    ...(portrait ? [frame('portrait', portrait, portraitShape)] : []),
  ];
}

/** @throws where the part reaches beyond the scene */
function inPixels(size: Size, part: Part, shape: number): Rectangle {
  const density = densityOf(size);
  const { left, top, width } = part;
  const height = width / shape;
  if (left + width > size.width || top + height > size.height) {
    throw new Error('a part reaches beyond the scene');
  }
  return {
    left: Math.round(left * density),
    top: Math.round(top * density),
    width: Math.round(width * density),
    height: Math.round(height * density),
  };
}
