/** Detects the format of an upload by its bytes, whatever its name says. */
export type UploadedFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg';

/** As long as the comments go that editors write before a drawing. */
const longestPreamble = 4096;

/** The brands of files that phones write, of which the packages read none (ISO/IEC 23008-12). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** @returns undefined for what is no picture that is taken, such as a film or a document */
export function formatOf(bytes: Buffer): UploadedFormat | undefined {
  const letters = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (letters(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (letters(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (['GIF87a', 'GIF89a'].includes(letters(0, 6))) return 'gif';
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp';
  if (letters(4, 8) === 'ftyp')
    return formatOfBrands(letters(8, Math.min(bytes.readUInt32BE(0), 256)));
  return isDrawing(bytes.toString('utf8', 0, longestPreamble)) ? 'svg' : undefined;
}

/** A file names the brand it was written as, a version, and the brands it can be read as. */
function formatOfBrands(text: string): 'avif' | 'heic' | undefined {
  const brands = text.match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined;
}

/** Before its element may stand a declaration, a document type and comments. */
const isDrawing = (text: string): boolean =>
  /^\uFEFF?\s*<(?:svg[\s>/]|\?xml\s|!DOCTYPE\s+svg|!--)/i.test(text) &&
  /<(?:\w+:)?svg[\s>/]/.test(text);
