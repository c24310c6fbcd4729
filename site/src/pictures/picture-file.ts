import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storeFolder } from '@nokshi/pictures/encoded-store.ts';
import { qualityOf } from '@nokshi/pictures/encodings.ts';
import sharp from 'sharp';
import { keptFile } from '../../../toolchain/kept-file.ts';
import type { DeliveredPicture } from './delivered-picture.ts';

/** Low, since somebody waits: a picture that is drawn is encoded at leisure, once, into the store. */
const efforts = { avif: 1, webp: 0 } as const;

/** The file of a picture that pages name: from the store, or made and kept. @returns its path */
export async function pictureFile({ name, picture, made }: DeliveredPicture): Promise<string> {
  if (!made) return picture;
  const { encoding, part } = made;
  const stored = path.join(storeFolder(), made.stored);
  if (existsSync(stored)) return stored;
  const { format, width } = encoding;
  return keptFile(`pictures/${name}`, () =>
    sharp(readFileSync(picture), { failOn: 'none' })
      .autoOrient()
      .extract(part)
      .resize({ width, height: Math.round((width * part.height) / part.width) })
      .toFormat(format, { quality: qualityOf(encoding), effort: efforts[format] })
      .toBuffer(),
  );
}
