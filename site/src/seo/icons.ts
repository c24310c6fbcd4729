import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../../../toolchain/content-folder.ts';
import { company } from '../content/company-file.ts';

type Mark = { bytes: Buffer; density: number };

/** The company's logo, drawn finely enough for the largest icon. */
export function readMark(): Mark {
  const file = path.join(contentFolder(), 'company', company.logo.src);
  return { bytes: readFileSync(file), density: 576 };
}

/** The mark as a PNG of `size` pixels, its corners clear. */
export const icon = (mark: Mark, size: number): Promise<Buffer> =>
  sharp(mark.bytes, { density: mark.density })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();

/**
 * The mark on a full square of its own background, for phones that cut the corners themselves.
 * @param share how much of the square the mark takes; Android may cut a fifth off each side
 */
export async function squareIcon(mark: Mark, size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  const drawn = await icon(mark, inner);
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: await backgroundOf(drawn, inner),
    },
  })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The colour in the middle of the upper edge; white where the mark has no background of its own. */
async function backgroundOf(
  drawn: Buffer,
  size: number,
): Promise<{ r: number; g: number; b: number }> {
  const left = Math.floor(size / 2);
  const top = Math.ceil(size / 32);
  const [r = 255, g = 255, b = 255, alpha = 0] = await sharp(drawn)
    .extract({ left, top, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return alpha < 255 ? { r: 255, g: 255, b: 255 } : { r, g, b };
}

const headerLength = 6;
const entryLength = 16;

/** An .ico file of PNG pictures, which all browsers since Internet Explorer 11 read. */
export function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerLength + entryLength * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headerLength + entryLength * index;
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
