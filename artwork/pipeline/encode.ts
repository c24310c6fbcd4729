/** Keeps the store of encodings complete: what the site asks for of each drawn picture, no more. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeFolder } from '@nokshi/pictures/encoded-store.ts';
import { phoneWidth, qualityOf } from '@nokshi/pictures/encodings.ts';
import { compareStore, type Wanted } from '@nokshi/pictures/store-comparison.ts';
import sharp from 'sharp';

/**
 * Makes the missing encodings and removes those that no picture uses any more.
 * @param tell - takes a line about each picture that was encoded
 */
export async function refreshStore(
  filters: readonly string[],
  tell: (line: string) => void,
): Promise<void> {
  const { missing, unused } = await compareStore(filters);
  // The small ones first: whoever stops the command has those that most people see.
  missing.sort(([, one], [, other]) => one.encoding.width - other.encoding.width);
  await mkdir(storeFolder(), { recursive: true });
  for (const [index, [name, wanted]] of missing.entries()) {
    const bytes = await encode(wanted);
    const file = join(storeFolder(), name);
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    tell(`${index + 1}/${missing.length}  ${name}  ${Math.round(bytes.length / 1024)} kB`);
  }
  for (const name of unused) await rm(join(storeFolder(), name));
}

/** At an effort that the build could not afford, with all of the colour: letters must not ring. */
function encode({ picture, encoding, rectangle }: Wanted): Promise<Buffer> {
  const quality = qualityOf(encoding);
  const image = sharp(picture);
  if (rectangle) image.extract(rectangle);
  image.resize({ width: encoding.width });
  if (encoding.format === 'webp') return image.webp({ quality, effort: 6 }).toBuffer();
  // Of what phones are sent, three times the time saves 6 %. Names do not tell the effort: it changes what is made anew.
  const effort = encoding.width > phoneWidth ? 3 : 7;
  return image.avif({ quality, effort, chromaSubsampling: '4:4:4' }).toBuffer();
}
