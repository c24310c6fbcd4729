import type { FieldPath, FormField } from '@nokshi/server/desk/contract/form.ts';
import type { Crop } from '../questions.ts';

/** What a field wants of its picture. */
export type WantedPicture = Extract<FormField, { kind: 'picture' }>;

/** A picture as its field wants it: what is in the file, and how its name ends; or why there is none. */
export type PlacedPicture =
  | { kind: 'made'; bytes: Uint8Array; ending: string }
  | { kind: 'wrong'; message: string };

/**
 * Makes of an uploaded file what a field wants.
 * @param file where it lies, whatever it is
 * @param crop the part that is taken of it
 */
export async function placePicture(
  _file: string,
  _field: { path: FieldPath; wanted: WantedPicture },
  _crop: Crop,
): Promise<PlacedPicture> {
  return { kind: 'wrong', message: 'Pictures can’t be replaced here yet.' };
}
