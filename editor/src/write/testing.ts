import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { load } from 'js-yaml';
import { expect } from 'vitest';
import type { PictureMove } from './apply-changes.ts';
import { isObject, type Json } from './json.ts';
import { picturesIn, placedAt } from './picture-paths.ts';
import { valueIn } from './yaml-text.ts';

/** A value and every one inside it, with the path of each. */
export function* valuesIn(
  value: Json,
  path: FieldPath = [],
): Generator<{ path: FieldPath; value: Json }> {
  yield { path, value };
  const inner = Array.isArray(value)
    ? value.entries()
    : Object.entries(isObject(value) ? value : {});
  for (const [step, item] of inner) yield* valuesIn(item, [...path, step]);
}

/** What a change makes of a value and of its files, told plainly: each file by where it lay at first. */
export type Kept = { value: Json; files: Map<string, string> };

export const keptAs = (value: Json): Kept => ({
  value,
  files: new Map(picturesIn(value).map((place) => [place, place])),
});

/** Follows a change on the value itself. */
export function follow({ value, files }: Kept, change: Change): Kept {
  const { path } = change;
  const last = path.at(-1);
  const above = path.slice(0, -1);
  const changed = within(value, above, (parent) => {
    if (!Array.isArray(parent)) {
      const { [String(last)]: _, ...others } = isObject(parent) ? parent : {};
      if (!('value' in change)) return others;
      return { ...others, [String(last)]: change.value };
    }
    const items = rearranged(parent, Number(last), change);
    return items.map(({ item, from }, index) =>
      from === null ? item : placedAt(item, [...above, from], [...above, index]),
    );
  });
  return { value: changed, files: filesAfter(value, files, change) };
}

type Item = { item: Json; from: number | null };

function rearranged(list: Json[], index: number, change: Change): Item[] {
  const items = list.map((item, from): Item => ({ item, from }));
  if ('value' in change) return items.with(index, { item: change.value, from: null });
  if ('insert' in change) return items.toSpliced(index, 0, { item: change.insert, from: null });
  const [moved] = items.splice(index, 1);
  if ('moveTo' in change && moved) items.splice(change.moveTo, 0, moved);
  return items;
}

function filesAfter(value: Json, files: Map<string, string>, change: Change): Map<string, string> {
  const above = change.path.slice(0, -1);
  const index = change.path.at(-1);
  const parent = valueAt(value, above);
  const now = new Map<string, string>();
  for (const [place, origin] of files) {
    const start = `${above.join('/')}/`;
    const [step = '', ...rest] = place.slice(start.length).split('/');
    if (Array.isArray(parent) && place.startsWith(start)) {
      const to = rearranged(parent, Number(index), change).findIndex(
        ({ from }) => String(from) === step,
      );
      if (to !== -1) now.set([...above, to, ...rest].join('/'), origin);
    } else if (!place.startsWith(change.path.join('/'))) now.set(place, origin);
  }
  return now;
}

/** The value at a path of a value. */
export const valueAt = (value: Json | undefined, path: FieldPath): Json | undefined =>
  path.reduce<Json | undefined>((inner, step) => Reflect.get(Object(inner), step), value);

function within(value: Json, path: FieldPath, act: (inner: Json) => Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return act(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? within(item, rest, act) : item));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === step ? within(inner, rest, act) : inner,
    ]),
  );
}

/** Where files lie, each by where it lay at first, after moves that happen at once. */
export function carriedOut(
  files: ReadonlyMap<string, string>,
  moves: readonly PictureMove[],
): Map<string, string> {
  const after = new Map(files);
  for (const move of moves) after.delete('remove' in move ? move.remove : move.from);
  for (const move of moves) {
    if ('to' in move) after.set(move.to, files.get(move.from) ?? 'nothing');
  }
  return after;
}

/** Astro reads a plain day as a Date, where `yaml` reads the words. */
const daysAsWords = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' ? inner.replace(/^(\d{4}-\d\d-\d\d)T00:00:00.000Z$/, '$1') : inner,
  );

/** Both readers of YAML find a value in a text. */
export function expectReadAs(text: string, value: Json): void {
  expect(valueIn(text)).toEqual(value);
  expect(daysAsWords(load(text))).toEqual(value);
}
