/** Writes a picture and remembers in it which source it was made from. */
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

const mark = /nokshi artwork ([0-9a-f]{16})/;

/** The hash of the source that the picture was rendered from, or nothing for any other picture. */
export async function sourceOf(picture: string): Promise<string | undefined> {
  if (!existsSync(picture)) return undefined;
  return mark.exec((await readFile(picture)).toString('latin1'))?.[1];
}

/** A picture that somebody else put in the place of ours is theirs: it is never overwritten. */
export async function isPhotograph(picture: string): Promise<boolean> {
  const others = globSync(`${dirname(picture)}/src.{jpg,jpeg,webp,avif,svg}`);
  if (others.length > 0) return true;
  return existsSync(picture) && (await sourceOf(picture)) === undefined;
}

export async function writePicture(picture: string, image: Buffer, source: string) {
  const bytes = await sharp(image)
    .withExif({ IFD0: { ImageDescription: `nokshi artwork ${source}` } })
    .png({
      palette: true,
      colours: 256,
      quality: 100,
      dither: 0.5,
      effort: 10,
      compressionLevel: 9,
    })
    .toBuffer();
  await mkdir(dirname(picture), { recursive: true });
  await writeFile(`${picture}.part`, bytes);
  await rename(`${picture}.part`, picture);
  return bytes.length;
}
