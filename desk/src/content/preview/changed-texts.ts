import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { FieldPath } from '@nokshi/server/desk/contract/form.ts';
import { isGroup, type Json } from '../values/json.ts';

/** A text of an entry that the draft has changed, in one language. */
export type ChangedText = { path: FieldPath; before: string; after: string };

/** What differs between an entry as it is on the site and as the draft has it. */
export type Differences = {
  /** Texts that stand once in the entry, so that a page shows them in one place at most. */
  texts: ChangedText[];
  /** Numbers as pages write them, such as prices. */
  numbers: ChangedText[];
  /** How much else was changed: what is added, moved or no text, and what stands there twice. */
  others: number;
};

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const isWords = (value: Json | undefined): value is { [key: string]: string } =>
  isGroup(value) && typeof value['en'] === 'string';

/** The texts of an entry as pages show them in a language, by their paths. */
function textsIn(value: Json, language: Language, path: FieldPath = []): [string, ChangedText][] {
  if (isWords(value)) {
    const text = plain(value[language] || value['en'] || '');
    return [[path.join('/'), { path, before: text, after: text }]];
  }
  if (typeof value === 'string') {
    return [[path.join('/'), { path, before: plain(value), after: plain(value) }]];
  }
  const below = Array.isArray(value)
    ? [...value.entries()]
    : isGroup(value)
      ? Object.entries(value)
      : [];
  return below.flatMap(([step, inner]) => textsIn(inner, language, [...path, step]));
}

/** What else an entry holds: its numbers and flags, and how many things its lists have. */
function restOf(value: Json, path = ''): [string, string | number][] {
  if (isWords(value) || typeof value === 'string') return [[path, 'text']];
  if (Array.isArray(value)) {
    const inner = value.flatMap((one, index) => restOf(one, `${path}/${index}`));
    return [[path, `list of ${value.length}`], ...inner];
  }
  if (isGroup(value)) {
    return Object.entries(value).flatMap(([key, inner]) => restOf(inner, `${path}/${key}`));
  }
  return [[path, typeof value === 'number' ? value : String(value)]];
}

/** Compares an entry with what is on the site, as a page in a language shows it. */
export function differencesOf(published: Json, values: Json, language: Language): Differences {
  const before = new Map(textsIn(published, language));
  const counts = new Map<string, number>();
  for (const { before: text } of before.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
  const changed = textsIn(values, language).flatMap(([key, { path, after }]): ChangedText[] => {
    const text = before.get(key)?.before;
    return text === undefined || text === after ? [] : [{ path, before: text, after }];
  });
  const texts = changed.filter((one) => one.before !== '' && counts.get(one.before) === 1);
  const rest = new Map(restOf(published));
  const now = new Map(restOf(values));
  const others = [...new Set([...rest.keys(), ...now.keys()])].filter(
    (key) => rest.get(key) !== now.get(key),
  );
  const written = new Intl.NumberFormat(languages[language].takaLocale);
  const numbers = others.flatMap((key): ChangedText[] => {
    const [before, after] = [rest.get(key), now.get(key)];
    if (typeof before !== 'number' || typeof after !== 'number') return [];
    const path = key.split('/').slice(1);
    return [{ path, before: written.format(before), after: written.format(after) }];
  });
  return {
    texts,
    numbers,
    others: changed.length - texts.length + others.length - numbers.length,
  };
}
