/** How many pixels of a picture a pixel of its scene takes. */
import { portraitShape, type Rectangle } from '@nokshi/pictures/drawn-mark.ts';
import { type Size, sizes } from '../kit/sizes.ts';
import type { Part } from './studio.ts';

/** Twice the width that the picture is shown at: 1152 pixels for screens, 800 for all others. */
export function densityOf({ width, height }: Size): number {
  const isScreen = width === sizes.screen.width && height === sizes.screen.height;
  return (isScreen ? 2400 : 1600) / width;
}

/** Where the detail of a scene lies in its picture: it has the shape of the scene. */
export const detailIn = (size: Size, detail: Part): Rectangle =>
  inPixels(size, detail, size.width / size.height);

/** Where the part for phones lies in the picture of a scene. */
export const portraitIn = (size: Size, portrait: Part): Rectangle =>
  inPixels(size, portrait, portraitShape);

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
