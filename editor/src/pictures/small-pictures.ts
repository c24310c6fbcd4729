/** Pictures as small as lists show them: made when somebody first looks, and kept for others. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { smallPicture } from '@nokshi/releases/paths.ts';
import sharp from 'sharp';

/** All pictures of a large site, in each width. */
const mostKept = 1500;

const quality = 75;

/**
 * @param file of a photo
 * @param digest which tells what is in it from any other
 * @returns the place of a WebP that is no wider; undefined for what can't be drawn
 */
export async function makeSmall(
  desk: string,
  file: string,
  digest: string,
  width: number,
): Promise<string | undefined> {
  const small = smallPicture(desk, digest, String(width));
  const beside = `${small}.${process.pid}`;
  try {
    mkdirSync(path.dirname(small), { recursive: true });
    await sharp(file, { failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .toFile(beside);
  } catch {
    rmSync(beside, { force: true });
    return undefined;
  }
  renameSync(beside, small);
  removeOldest(path.dirname(small));
  return small;
}

function removeOldest(folder: string): void {
  const names = readdirSync(folder);
  if (names.length <= mostKept) return;
  const byAge = names
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, made: statSync(file).mtimeMs }))
    .toSorted((one, other) => one.made - other.made);
  for (const { file } of byAge.slice(0, names.length - mostKept)) rmSync(file, { force: true });
}
