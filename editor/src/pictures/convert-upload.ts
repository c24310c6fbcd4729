import { readFile, stat } from 'node:fs/promises';
import { pictureLimits } from '@nokshi/contract/picture-limits.ts';
import sharp from 'sharp';
import type { Crop } from './crop.ts';
import { type ConvertedDrawing, convertDrawing } from './drawing.ts';
import { type ConvertedPhoto, convertPhoto, type PictureField, tooLarge } from './photo.ts';
import { type Refusal, refuse } from './refusal.ts';
import { formatOf } from './uploaded-format.ts';

export type ConvertedPicture = ConvertedPhoto | ConvertedDrawing;

// Beside a server that visitors wait for: one core, and no memory kept from one picture to the next.
sharp.concurrency(1);
sharp.cache(false);

/** The one that is worked on now, if any. */
let converting: Promise<unknown> = Promise.resolve();

/**
 * Makes of an upload the file that its field wants, or tells why it can't be taken. One after the other,
 * since a large photo takes much memory.
 * @param upload the path of the uploaded file
 * @param place where the picture lies in content/, such as team/rafi/picture
 * @param crop of the picture as it is seen, turned; a drawing is never cut
 */
export function convertUpload(
  upload: string,
  field: PictureField,
  place: string,
  crop: Crop | undefined,
): Promise<ConvertedPicture | Refusal> {
  const placed = converting.then(() => convertNow(upload, field, place, crop));
  converting = placed.catch(() => {});
  return placed;
}

async function convertNow(
  upload: string,
  field: PictureField,
  place: string,
  crop: Crop | undefined,
): Promise<ConvertedPicture | Refusal> {
  const { size } = await stat(upload);
  if (size > pictureLimits.megabytes * 1e6) return tooLarge();
  const bytes = await readFile(upload);
  const format = formatOf(bytes);
  if (!format) return refuse(size === 0 ? 'broken' : 'not-a-picture');
  if (format === 'svg')
    return field.format === 'photo' ? refuse('svg-not-here') : convertDrawing(bytes);
  if (field.format === 'svg') return refuse('needs-svg');
  if (format === 'heic') return refuse('heic');
  return convertPhoto(bytes, place, field, crop);
}
