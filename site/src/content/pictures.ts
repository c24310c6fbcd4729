import { getImage } from 'astro:assets';
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import { type Rectangle, writeRectangle } from '../pictures/drawn-mark.ts';
import { readSource, storedName } from '../pictures/encoded-store.ts';
import {
  detailWidths,
  type Encoding,
  fallback,
  type PictureUse,
  type PictureWidths,
  pictureWidths,
  qualityOf,
  type Source,
  widthsWithin,
} from '../pictures/encodings.ts';
import type { Candidates, PictureView } from '../ui/Picture.tsx';
import { projectRoot } from './project-root.ts';
import type { Text } from './text.ts';

/** From where Vite names what stands outside of it. */
const siteFolder = path.join(projectRoot(), 'site');

/** The files of all pictures by their addresses: an entry tells the address alone. */
const files = new Map(
  Object.entries(
    import.meta.glob<ImageMetadata>('#content/**/*.{png,jpg,jpeg,webp,avif}', {
      eager: true,
      import: 'default',
    }),
  ).map(([place, { src }]) => [src, path.join(siteFolder, place)]),
);
const sources = new Map<string, Promise<Source>>();

function sourceOf({ src }: ImageMetadata): Promise<Source> {
  const file = files.get(src);
  if (!file) throw new Error(`no picture in content/ has the address ${src}`);
  const known = sources.get(file);
  if (known && import.meta.env.PROD) return known;
  const source = readSource(file);
  sources.set(file, source);
  return source;
}

/**
 * Resolves a picture of an entry: AVIF in the widths of its use, those of its detail if it has one,
 * and one WebP for older browsers. A drawing (SVG) is delivered as it is.
 */
export async function resolvePicture(
  picture: { src: ImageMetadata; alt: Text },
  use: PictureUse,
): Promise<PictureView> {
  const { src, alt } = picture;
  const { width, height } = src;
  if (src.format === 'svg') return { src: src.src, alt, width, height };
  const source = await sourceOf(src);

  async function address(encoding: Encoding, part: Rectangle): Promise<string> {
    const image = await getImage({
      src,
      width: encoding.width,
      height: Math.round((encoding.width * part.height) / part.width),
      format: encoding.format,
      quality: qualityOf(encoding),
      layout: 'none',
      encoding: storedName(source, encoding),
      detail: encoding.part === 'detail' ? writeRectangle(part) : undefined,
    });
    return image.src;
  }
  async function srcSet(widths: readonly number[], part: Encoding['part'], of: Rectangle) {
    const files = widthsWithin(widths, of.width).map(async (one) => {
      const file = await address({ part, format: 'avif', width: one }, of);
      return `${file} ${one}w`;
    });
    return (await Promise.all(files)).join(', ');
  }
  const candidates = async (
    { phone, wide }: PictureWidths,
    part: Encoding['part'],
    of: Rectangle,
  ): Promise<Candidates> => ({
    phone: await srcSet(phone, part, of),
    wide: await srcSet(wide, part, of),
  });

  const all = { left: 0, top: 0, width, height };
  const detail = source.mark?.detail;
  return {
    src: await address({ ...fallback, width: Math.min(fallback.width, width) }, all),
    alt,
    width,
    height,
    whole: await candidates(pictureWidths[use], 'whole', all),
    ...(detail && { detail: await candidates(detailWidths, 'detail', detail) }),
  };
}
