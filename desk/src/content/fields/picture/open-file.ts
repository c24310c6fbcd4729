import type { PictureRefusal } from '@nokshi/contract/editor-words/refusals.ts';
import { pictureLimits } from '@nokshi/contract/picture-limits.ts';
import type { FieldProps } from '../field-props.ts';

type Format = FieldProps<'picture'>['field']['format'];

/** What is sent of a file that can be shown here. Its address is let go by whoever shows it. */
export type OpenedFile = { file: Blob; address: string; isDrawing: boolean };

/** The brands of files that phones write and most browsers can't show (ISO/IEC 23008-12). */
const heicBrand = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

/** The formats that browsers show, by the first bytes of a file. */
const shown = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** Each byte as the letter of its number. A decoder of latin1 makes others of 0x80 to 0x9f. */
export const firstCharacters = (start: ArrayBuffer): string =>
  String.fromCharCode(...new Uint8Array(start));

export const isHeic = (letters: string): boolean =>
  heicBrand.test(letters) && !letters.slice(0, 64).includes('avif');

/** Whether browsers show what begins like that. */
export const isShown = (letters: string): boolean => shown.test(letters);

/** As long as the comments go that editors write before a drawing. */
const preamble = 4096;

/** Large enough for a sharp look on any screen, small enough to be moved smoothly on a phone. */
const previewSide = 1200;

/** The longer side of what is sent of a photo: twice what any field keeps, a quarter of what phones take. */
const sentSide = 3200;

/** Makes of a file what can be shown of it; or tells why it can't be taken, before it is sent. */
export async function openFile(file: File, format: Format): Promise<OpenedFile | PictureRefusal> {
  if (file.size > pictureLimits.megabytes * 1e6) return 'too-large';
  const letters = firstCharacters(await file.slice(0, preamble).arrayBuffer());
  if (isHeic(letters)) return 'heic';
  if (/<(?:\w+:)?svg[\s>/]/.test(letters)) {
    if (format === 'photo') return 'svg-not-here';
    const drawing = new Blob([file], { type: 'image/svg+xml' });
    return { file, address: URL.createObjectURL(drawing), isDrawing: true };
  }
  if (!isShown(letters)) return 'not-a-picture';
  if (format === 'svg') return 'needs-svg';
  try {
    const bitmap = await createImageBitmap(file);
    const isPhoto = letters.startsWith('\xff\xd8\xff');
    const type = isPhoto ? 'image/jpeg' : 'image/png';
    const small = await shrunk(bitmap, previewSide, type);
    const isLarge = isPhoto && Math.max(bitmap.width, bitmap.height) > sentSide;
    const sent = isLarge ? await shrunk(bitmap, sentSide, type) : file;
    bitmap.close();
    return { file: sent, address: URL.createObjectURL(small), isDrawing: false };
  } catch {
    return 'broken';
  }
}

/** The picture as it is seen, turned, and at most so long: all of a photo would take megabytes and stutter. */
async function shrunk(bitmap: ImageBitmap, side: number, type: string): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const drawing = canvas.getContext('2d');
  if (drawing) drawing.imageSmoothingQuality = 'high';
  drawing?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Nothing could be drawn'))),
      type,
      0.92,
    );
  });
}
