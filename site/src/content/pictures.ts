import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureView } from '../ui/Picture.tsx';
import type { Text } from './text.ts';

/** How wide pictures are made, in pixels: the width they are shown at, and more for dense screens. */
const pictureWidths = {
  card: [400, 680],
  block: [680],
  screen: [400, 680, 1200],
} as const;
export type PictureUse = keyof typeof pictureWidths;

/**
 * Resolves a picture of an entry: AVIF in the widths of its use and one WebP for older browsers.
 * A drawing (SVG) is delivered as it is.
 */
export async function resolvePicture(
  picture: { src: ImageMetadata; alt: Text },
  use: PictureUse,
): Promise<PictureView> {
  const { src, alt } = picture;
  if (src.format === 'svg') {
    return { src: src.src, alt, width: src.width, height: src.height, sources: [] };
  }
  const widths = pictureWidths[use].filter((width) => width <= src.width);
  const [avif, fallback] = await Promise.all([
    getImage({ src, widths: [...widths], format: 'avif', quality: 38, layout: 'none' }),
    getImage({ src, width: Math.min(400, src.width), format: 'webp', layout: 'none' }),
  ]);
  return {
    src: fallback.src,
    alt,
    width: src.width,
    height: src.height,
    sources: [{ type: 'image/avif', srcSet: avif.srcSet.attribute }],
  };
}
