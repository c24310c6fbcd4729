import { getImage } from 'astro:assets';
import path from 'node:path';
import type { Language } from '@nokshi/forms/languages.ts';
import { type Rectangle, writeRectangle } from '@nokshi/pictures/drawn-mark.ts';
import { readSource, storedName } from '@nokshi/pictures/encoded-store.ts';
import {
  detailWidths,
  type Encoding,
  fallback,
  type PictureUse,
  type PictureWidths,
  phoneWidth,
  pictureWidths,
  qualityOf,
  type Source,
  widthsWithin,
} from '@nokshi/pictures/encodings.ts';
import { fileFor } from '@nokshi/pictures/picture-languages.ts';
import type { ImageMetadata } from 'astro';
import { projectRoot } from '../../../toolchain/project-root.ts';
import type { Candidates, PictureView } from './picture-view.ts';
import type { Text } from './text.ts';

/** From where Vite names what stands outside of it. */
const siteFolder = path.join(projectRoot(), 'site');

/** All pictures by their files. */
const pictures = new Map(
  Object.entries(
    import.meta.glob<ImageMetadata>('#content/**/*.{png,jpg,jpeg,webp,avif}', {
      eager: true,
      import: 'default',
    }),
  ).map(([place, metadata]) => [path.join(siteFolder, place), metadata]),
);
/** Their files by their addresses: an entry tells the address alone, and copies have the same. */
const files = Map.groupBy(pictures.keys(), (file) => pictures.get(file)?.src);
const sources = new Map<string, Promise<Source>>();

function sourceOf(file: string): Promise<Source> {
  const known = sources.get(file);
  if (known && import.meta.env.PROD) return known;
  const source = readSource(file);
  sources.set(file, source);
  return source;
}

/** A picture as it is in a language, with what is known of its file. */
async function inLanguage(picture: ImageMetadata, language: Language) {
  const [main, ...copies] = files.get(picture.src) ?? [];
  if (!main) throw new Error(`no picture in content/ has the address ${picture.src}`);
  const { mark } = await sourceOf(main);
  const isDrawn = mark !== undefined;
  const file = fileFor(language, { files: [main, ...copies], isDrawn }, pictures);
  return { src: pictures.get(file) ?? picture, source: await sourceOf(file) };
}

/**
 * Resolves a picture of an entry: AVIF in the widths of its use, those of its parts if it has any,
 * and one WebP for older browsers. A drawing (SVG) is delivered as it is.
 * @param language of the page: a drawn picture speaks it where it has words
 */
export async function resolvePicture(
  picture: { src: ImageMetadata; alt: Text },
  use: PictureUse,
  language: Language,
): Promise<PictureView> {
  const { alt } = picture;
  const { format, width, height } = picture.src;
  if (format === 'svg') return { src: picture.src.src, alt, width, height };
  const { src, source } = await inLanguage(picture.src, language);

  async function address(encoding: Encoding, part: Rectangle): Promise<string> {
    const image = await getImage({
      src,
      width: encoding.width,
      height: Math.round((encoding.width * part.height) / part.width),
      format: encoding.format,
      quality: qualityOf(encoding),
      layout: 'none',
      encoding: storedName(source, encoding),
      part: encoding.part === 'whole' ? undefined : writeRectangle(part),
      partName: encoding.part === 'whole' ? undefined : encoding.part,
    });
    return image.src;
  }
  async function srcSet(widths: readonly number[], part: Encoding['part'], of: Rectangle) {
    const made = widthsWithin(widths, of.width);
    const files = made.map(async (one) => {
      const file = await address({ part, format: 'avif', width: one }, of);
      return made.length === 1 ? file : `${file} ${one}w`;
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
  const { detail, portrait } = source.mark ?? {};
  return {
    src: await address({ ...fallback, width: Math.min(fallback.width, width) }, all),
    alt,
    width,
    height,
    whole: await candidates(pictureWidths[use], 'whole', all),
    ...(detail && { detail: await candidates(detailWidths(use), 'detail', detail) }),
    ...(portrait &&
      use === 'screen' && {
        portrait: {
          src: await address(
            { part: 'portrait', format: 'avif', width: Math.min(phoneWidth, portrait.width) },
            portrait,
          ),
          width: portrait.width,
          height: portrait.height,
        },
      }),
  };
}
