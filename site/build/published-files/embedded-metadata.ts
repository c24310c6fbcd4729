import sharp from 'sharp';

const kinds = ['exif', 'xmp', 'iptc', 'icc', 'comments'] as const;
const embedded = /data:image\/(?!svg)[\w.+-]+;base64,([\w+/=\s]+)/g;

/**
 * The metadata embedded in a picture: `exif` (where and when a photo was taken), `xmp`, `iptc`,
 * `icc`, `comments`. A drawing tells what the pictures within it do.
 * @param file its name
 */
export async function metadataIn(file: string, bytes: Buffer): Promise<string[]> {
  if (!file.endsWith('.svg')) return metadataOf(bytes);
  const within = [...bytes.toString().matchAll(embedded)].map(([, base64 = '']) =>
    metadataOf(Buffer.from(base64, 'base64')),
  );
  return (await Promise.all(within)).flat();
}

async function metadataOf(bytes: Buffer): Promise<string[]> {
  const metadata = await sharp(bytes).metadata();
  return kinds.filter((kind) => metadata[kind]);
}

/**
 * A drawing without what its editor noted down: comments, `<metadata>`, and the elements and attributes
 * of editors (Inkscape writes the name of the account into one).
 */
export const withoutEditorNotes = (svg: string): string =>
  svg
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<\?xpacket.*?\?>/gs, '')
    .replaceAll(/<metadata\b[^>]*?(?:\/>|>.*?<\/metadata>)/gs, '')
    .replaceAll(/<(?!svg:)([a-z]+:[\w-]+)\b[^>]*?(?:\/>|>.*?<\/\1>)/gs, '')
    .replaceAll(/\s(?!(?:xmlns|xlink|xml):)[a-z]+:[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
