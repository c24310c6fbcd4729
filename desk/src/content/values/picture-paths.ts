import type { FieldPath } from '@nokshi/contract/form.ts';
import { isGroup, type Json } from './json.ts';

// A picture lies at the path of its field: `blocks/0/picture/src.png` (editor/src/write/picture-paths.ts).

/**
 * The `.png` of a value that is a picture at its place; undefined for any other value.
 * @param anyItem which step of the path may be another position in its list
 */
function endingOf(value: string, path: FieldPath, anyItem: number): string | undefined {
  const [, place, ending] = /^(.*)(\.[a-z0-9]{1,8})$/.exec(value) ?? [];
  const steps = place?.split('/') ?? [];
  const isThere =
    steps.length === path.length &&
    path.every(
      (step, depth) =>
        steps[depth] === String(step) || (depth === anyItem && /^\d+$/.test(steps[depth] ?? '')),
    );
  return isThere ? ending : undefined;
}

/** An item of a list as it is when it stands at a path: its own pictures lie there. */
export function placedAt(item: Json, path: FieldPath, anyItem = path.length - 1): Json {
  if (Array.isArray(item)) {
    return item.map((one, index) => placedAt(one, [...path, index], anyItem));
  }
  if (isGroup(item)) {
    return Object.fromEntries(
      Object.entries(item).map(([key, one]) => [key, placedAt(one, [...path, key], anyItem)]),
    );
  }
  const ending = typeof item === 'string' ? endingOf(item, path, anyItem) : undefined;
  return ending === undefined ? item : path.join('/') + ending;
}

/** The pictures of what stands at a path, by their places. */
export function picturesIn(value: Json | undefined, path: FieldPath): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => picturesIn(item, [...path, index]));
  }
  if (isGroup(value)) {
    return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, [...path, key]));
  }
  return typeof value === 'string' && endingOf(value, path, -1) !== undefined ? [value] : [];
}

/** The value at a path, with nothing in the places of its pictures. */
export function withoutPictures(value: Json, path: FieldPath): Json {
  if (Array.isArray(value)) {
    return value.map((item, index) => withoutPictures(item, [...path, index]));
  }
  if (isGroup(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withoutPictures(inner, [...path, key])]),
    );
  }
  return picturesIn(value, path).length > 0 ? '' : value;
}
