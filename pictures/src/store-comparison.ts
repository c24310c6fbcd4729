/** Compares the store of encodings with what the site asks for of each drawn picture. */
import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../../toolchain/content-folder.ts';
import type { Rectangle } from './drawn-mark.ts';
import { readSource, storeFolder } from './encoded-store.ts';
import { type Encoding, encodingName, encodingsOf } from './encodings.ts';
import { picturePaths } from './picture-languages.ts';

export interface Wanted {
  picture: string;
  encoding: Encoding;
  /** The part of the picture to encode, where it isn't the whole. */
  rectangle: Rectangle | undefined;
}

/** The encodings that the store should hold, by name. Pictures that are not drawn are encoded when the site is built. */
async function wantedEncodings(): Promise<Map<string, Wanted>> {
  const wanted = new Map<string, Wanted>();
  const content = contentFolder();
  for (const place of globSync(`**/{${picturePaths('src.png')}}`, { cwd: content }).sort()) {
    const picture = path.join(content, place);
    const source = await readSource(picture);
    const { mark } = source;
    if (!mark) continue;
    const { width } = await sharp(picture).metadata();
    for (const encoding of encodingsOf(place, width, mark)) {
      const rectangle = encoding.part === 'whole' ? undefined : mark[encoding.part];
      wanted.set(encodingName(source, encoding), { picture, encoding, rectangle });
    }
  }
  return wanted;
}

/**
 * Compares the store with what it should hold.
 * @param filters - parts of paths: what other pictures lack is passed over; without any, nothing is
 */
export async function compareStore(filters: readonly string[] = []) {
  const wanted = await wantedEncodings();
  const present = new Set(existsSync(storeFolder()) ? readdirSync(storeFolder()) : []);
  return {
    missing: [...wanted]
      .filter(([name]) => !present.has(name))
      .filter(([, { picture }]) => isAmong(picture, filters)),
    unused: [...present].filter((name) => !wanted.has(name)),
  };
}

const isAmong = (picture: string, filters: readonly string[]) =>
  filters.length === 0 || filters.some((part) => picture.includes(part));
