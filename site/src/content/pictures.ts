import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@nokshi/forms/languages.ts';
import type { Rectangle } from '@nokshi/pictures/drawn-mark.ts';
import { sourceOf } from '@nokshi/pictures/encoded-store.ts';
import {
  detailWidths,
  type Encoding,
  encodingName,
  fallback,
  type PictureUse,
  type PictureWidths,
  pictureWidths,
  portraitWidths,
  type Source,
  widthsWithin,
} from '@nokshi/pictures/encodings.ts';
import { fileFor } from '@nokshi/pictures/picture-languages.ts';
import { imageMetadata } from 'astro/assets/utils';
import { deliver } from '../pictures/delivered-picture.ts';
import type { Candidates, PictureView } from './picture-view.ts';
import type { Text } from './text.ts';

type ReadPicture = { source: Source; width: number; height: number };

/** A cache of pictures by path: many pages show the same ones. */
const read = new Map<string, Promise<ReadPicture>>();

function readPicture(file: string): Promise<ReadPicture> {
  const reading =
    read.get(file) ??
    readFile(file).then(async (bytes) => {
      const { width, height } = await imageMetadata(bytes, file);
      return { source: sourceOf(bytes), width, height };
    });
  read.set(file, reading);
  return reading;
}

/** The address of a drawing (SVG), which is delivered as it is. @param file its path */
export async function drawingAddress(file: string): Promise<string> {
  const { source } = await readPicture(file);
  return deliver({ name: `${source.hash}${path.extname(file)}`, picture: file });
}

/**
 * Resolves a picture of an entry: AVIF in the widths of its use, those of its parts if it has any,
 * and one WebP for older browsers. A drawing (SVG) is delivered as it is.
 * @param picture the path of its file, and what it shows
 * @param language of the page: a drawn picture speaks it where it has words
 */
export async function resolvePicture(
  picture: { src: string; alt: Text },
  use: PictureUse,
  language: Language,
): Promise<PictureView> {
  const { alt } = picture;
  if (path.extname(picture.src) === '.svg') {
    const { width, height } = await readPicture(picture.src);
    return { src: await drawingAddress(picture.src), alt, width, height };
  }
  const { mark } = (await readPicture(picture.src)).source;
  const file = fileFor(language, picture.src, mark !== undefined, existsSync);
  const { source, width, height } = await readPicture(file);

  const address = (encoding: Encoding, part: Rectangle): string => {
    const stored = encodingName(source, encoding);
    // A list of addresses has commas of its own.
    const name = stored.replaceAll(',', '_');
    return deliver({ name, picture: file, made: { encoding, part, stored } });
  };
  function srcSet(widths: readonly number[], part: Encoding['part'], of: Rectangle): string {
    const made = widthsWithin(widths, of.width);
    const files = made.map((one) => {
      const file = address({ part, format: 'avif', width: one }, of);
      return made.length === 1 ? file : `${file} ${one}w`;
    });
    return files.join(', ');
  }
  const candidates = (
    { phone, wide }: PictureWidths,
    part: Encoding['part'],
    of: Rectangle,
  ): Candidates => ({ phone: srcSet(phone, part, of), wide: srcSet(wide, part, of) });

  const all = { left: 0, top: 0, width, height };
  const { detail, portrait } = source.mark ?? {};
  return {
    src: address({ ...fallback, width: Math.min(fallback.width, width) }, all),
    alt,
    width,
    height,
    whole: candidates(pictureWidths[use], 'whole', all),
    ...(detail && { detail: candidates(detailWidths(use), 'detail', detail) }),
    ...(portrait &&
      use === 'screen' && {
        portrait: {
          src: srcSet(portraitWidths(portrait.width), 'portrait', portrait),
          width: portrait.width,
          height: portrait.height,
        },
      }),
  };
}
