/**
 * Astro's image service by sharp, with two additions: an encoding that is in the store is taken from
 * there, and a picture can be cut down to a part of it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PicturePart, parseRectangle } from '@nokshi/pictures/drawn-mark.ts';
import { storeFolder } from '@nokshi/pictures/encoded-store.ts';
import type { ImageTransform, LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

declare global {
  namespace Astro {
    interface CustomImageProps {
      /** The name of the encoding in the store. */
      encoding?: string | undefined;
      /** What to cut out of the picture, as drawn-mark.ts writes it. */
      part?: string | undefined;
      /** What that is called: the picture's own bytes tell where it lies. */
      partName?: PicturePart | undefined;
    }
  }
}

const additions = ['encoding', 'part'] as const;

const service: LocalImageService = {
  ...sharpService,
  // How it was made, not of what: a file's name has the digest of its picture before it, and what two pictures
  // share costs a page nothing.
  propertiesToHash: [
    'width',
    'height',
    'format',
    'quality',
    'fit',
    'position',
    'background',
    'partName',
  ],

  // In development the address of a picture carries what is asked for.
  getURL(options, config, logger) {
    const address = sharpService.getURL(options, config, logger);
    const added = additions.filter((name) => options[name]);
    const pairs = added.map((name) => `&${name}=${encodeURIComponent(options[name] ?? '')}`);
    return `${address}${pairs.join('')}`;
  },
  async parseURL(url, config, logger) {
    const transform = await sharpService.parseURL(url, config, logger);
    const added = additions.map((name) => [name, url.searchParams.get(name) ?? undefined]);
    return transform && { ...transform, ...Object.fromEntries(added) };
  },

  async transform(input, options: ImageTransform, config, logger) {
    const { encoding, part, ...plain } = options;
    const format = plain.format ?? 'avif';
    if (encoding) {
      const file = path.join(storeFolder(), path.basename(encoding));
      return { data: await readFile(file), format };
    }
    const seen = part ? await sharp(input).extract(parseRectangle(part)).png().toBuffer() : input;
    return sharpService.transform(seen, { ...plain, src: String(plain.src) }, config, logger);
  },
};

export default service;
