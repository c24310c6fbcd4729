import { readFile, stat } from 'node:fs/promises';
import { pictureLimits } from '@nokshi/desk/content/fields/picture/limits.ts';
import sharp from 'sharp';
import { type PlacedDrawing, placeDrawing } from './drawing.ts';
import type { Crop } from './part.ts';
import { type PictureField, type PlacedPhoto, placePhoto, tooLarge } from './photo.ts';
import { type Refusal, refuse } from './refusal.ts';
import { formatOf } from './uploaded-format.ts';

export type PlacedPicture = PlacedPhoto | PlacedDrawing;

// Beside a server that visitors wait for: one core, and no memory kept from one picture to the next.
sharp.concurrency(1);
sharp.cache(false);

/** The one that is worked on now, if any. */
let placing: Promise<unknown> = Promise.resolve();

/**
 * Makes of an upload the file that its field wants, or tells why it can't be taken. One after the other,
 * since a large photo takes much memory.
 * @param upload the path of the uploaded file
 * @param place where the picture lies in content/, such as team/rafi/picture
 * @param crop of the picture as it is seen, turned; a drawing is never cut
 */
export function placePicture(
  upload: string,
  field: PictureField,
  place: string,
  crop: Crop | undefined,
): Promise<PlacedPicture | Refusal> {
  const placed = placing.then(() => placeNow(upload, field, place, crop));
  placing = placed.catch(() => {});
  return placed;
}

async function placeNow(
  upload: string,
  field: PictureField,
  place: string,
  crop: Crop | undefined,
): Promise<PlacedPicture | Refusal> {
  const { size } = await stat(upload);
  if (size > pictureLimits.megabytes * 1e6) return tooLarge();
  const bytes = await readFile(upload);
  const format = formatOf(bytes);
  if (!format) return refuse(size === 0 ? 'broken' : 'not-a-picture');
  if (format === 'svg')
    return field.format === 'photo' ? refuse('svg-not-here') : placeDrawing(bytes);
  if (field.format === 'svg') return refuse('needs-svg');
  if (format === 'heic') return refuse('heic');
  return placePhoto(bytes, place, field, crop);
}
