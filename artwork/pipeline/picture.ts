/** Writes a picture and remembers in it what was drawn. */
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DrawnMark, readMark, writeMark } from '@nokshi/pictures/drawn-mark.ts';
import sharp from 'sharp';

/** The hash of the scene as the picture was rendered from it, or nothing for any other picture. */
export async function sourceOf(picture: string): Promise<string | undefined> {
  if (!existsSync(picture)) return undefined;
  return readMark(await readFile(picture))?.scene;
}

/** A picture that somebody else put in the place of ours is theirs: it is never overwritten. */
export async function isPhotograph(picture: string): Promise<boolean> {
  const others = globSync(`${dirname(picture)}/src.{jpg,jpeg,webp,avif,svg}`);
  if (others.length > 0) return true;
  return existsSync(picture) && (await sourceOf(picture)) === undefined;
}

/** Writes a photographed scene in full colour; fewer colours would ring when they are encoded. */
export async function writePicture(picture: string, image: Buffer, mark: DrawnMark) {
  const bytes = await sharp(image)
    .withExif({ IFD0: { ImageDescription: writeMark(mark) } })
    // Flat colours compress better unfiltered.
    .png({ compressionLevel: 9, adaptiveFiltering: false })
    .toBuffer();
  await mkdir(dirname(picture), { recursive: true });
  await writeFile(`${picture}.part`, bytes);
  await rename(`${picture}.part`, picture);
  return bytes.length;
}
