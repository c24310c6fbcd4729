/** How many pixels of a picture a pixel of its scene takes. */
import type { Rectangle } from '../../site/src/pictures/drawn-mark.ts';
import { type Size, sizes } from '../kit/sizes.ts';
import type { Detail } from './studio.ts';

/** Twice the width that the picture is shown at: 1152 pixels for screens, 800 for all others. */
export function densityOf({ width, height }: Size): number {
  const isScreen = width === sizes.screen.width && height === sizes.screen.height;
  return (isScreen ? 2400 : 1600) / width;
}

/** Where the detail of a scene lies in its picture. Throws where it reaches beyond. */
export function inPixels(detail: Detail, size: Size): Rectangle {
  const density = densityOf(size);
  const height = (detail.width * size.height) / size.width;
  if (detail.left + detail.width > size.width || detail.top + height > size.height) {
    throw new Error('the detail reaches beyond the scene');
  }
  const { left, top, width } = detail;
  return {
    left: Math.round(left * density),
    top: Math.round(top * density),
    width: Math.round(width * density),
    height: Math.round(height * density),
  };
}
