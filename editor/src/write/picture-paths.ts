import type { FieldPath } from '@nokshi/contract/form.ts';
import { isObject, type Json } from './json.ts';

/**
 * A picture lies in the folder of its entry at the path of its field: `blocks/0/picture/src.png` is the
 * value of the field `src` of `picture` of the first of `blocks`.
 */
export const picturePathOf = (path: FieldPath, ending: string): string => path.join('/') + ending;

/**
 * The `.png` of a value that is a picture at its place; null for any other value.
 * @param anyItem which step of the path may be another position in its list
 */
export function pictureEnding(value: unknown, path: FieldPath, anyItem?: number): string | null {
  if (typeof value !== 'string' || path.length === 0) return null;
  const [, place = '', ending = ''] = /^(.*)(\.[a-z0-9]{1,8})$/.exec(value) ?? [];
  const steps = place.split('/');
  if (steps.length !== path.length) return null;
  const isThere = path.every(
    (step, depth) =>
      steps[depth] === String(step) || (depth === anyItem && /^\d+$/.test(steps[depth] ?? '')),
  );
  return isThere ? ending : null;
}

/** The pictures of a value, by their places. */
export function picturesIn(value: Json, path: FieldPath = []): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => picturesIn(item, [...path, index]));
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, [...path, key]));
  }
  return typeof value === 'string' && pictureEnding(value, path) !== null ? [value] : [];
}

/** A value as it is when it stands at another path: its own pictures lie there. */
export function placedAt(value: Json, from: FieldPath, to: FieldPath): Json {
  if (Array.isArray(value)) {
    return value.map((item, index) => placedAt(item, [...from, index], [...to, index]));
  }
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        placedAt(inner, [...from, key], [...to, key]),
      ]),
    );
  }
  const ending = pictureEnding(value, from);
  return ending === null ? value : picturePathOf(to, ending);
}
