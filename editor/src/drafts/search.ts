import type { FieldPath } from '@nokshi/contract/form.ts';
import { isObject, type Json } from '../write/json.ts';

/** Letters around what was found. */
const around = 40;

/** How it is shown: signs that can be written in several ways, and any space, are written in one. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** How it is compared. */
const folded = (text: string) => plain(text).toLowerCase();

/** How well an entry is found: by its title, by whole words, or by parts of words. */
const ranks = { title: 0, titlePart: 1, words: 2, parts: 3 } as const;

/** The text around what was found, and the field that it stands in; empty where a name has all of it. */
export type Found = { text: string; path: FieldPath; rank: number };

type FoundText = Omit<Found, 'rank'>;

/**
 * Looks for words in an entry.
 * @param names what it is called
 * @returns where the first of them is; undefined when one of the words is nowhere
 */
export function findWords(
  q: string,
  names: readonly string[],
  values: Json | undefined,
): Found | undefined {
  const words = folded(q).split(' ').filter(Boolean);
  const inNames = names.map(folded).join('\n');
  const texts = textsIn(values, []);
  const has = ({ text }: FoundText, sought: string) => text.toLowerCase().includes(sought);
  const isThere = (word: string) => inNames.includes(word) || texts.some((text) => has(text, word));
  if (!words.every(isThere)) return undefined;
  const title = folded(names[0] ?? '');
  const isOfTitle = words.every((word) => title.includes(word));
  const areWhole = words.every((word) => hasWhole(title, word));
  const [first] = words.filter((word) => !inNames.includes(word));
  if (first === undefined) {
    const rank = areWhole ? ranks.title : isOfTitle ? ranks.titlePart : ranks.words;
    return { text: '', path: [], rank };
  }
  const isWhole = (word: string) =>
    hasWhole(inNames, word) || texts.some(({ text }) => hasWhole(text.toLowerCase(), word));
  const rank = words.every(isWhole) ? ranks.words : ranks.parts;
  const whole = folded(q);
  const sought = texts.some((text) => has(text, whole)) ? whole : first;
  const found =
    texts.find(({ text }) => hasWhole(text.toLowerCase(), sought)) ??
    texts.find((text) => has(text, sought));
  return found && { text: snippet(found.text, sought), path: found.path, rank };
}

/** Whether a text has something as words of its own, with no letter beside it. */
function hasWhole(text: string, sought: string): boolean {
  const beside = '[\\p{L}\\p{M}\\p{N}]';
  const escaped = sought.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<!${beside})${escaped}(?!${beside})`, 'u').test(text);
}

function snippet(text: string, sought: string): string {
  const at = text.toLowerCase().indexOf(sought);
  const start = at <= around ? 0 : text.indexOf(' ', at - around) + 1;
  const last = at + sought.length + around;
  const end =
    last >= text.length ? text.length : Math.max(text.lastIndexOf(' ', last), at + sought.length);
  // A word longer than the room is cut before what was found.
  const from = start > at ? at : start;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}

function textsIn(value: Json | undefined, path: FieldPath): FoundText[] {
  if (typeof value === 'string') return [{ text: plain(value), path }];
  if (typeof value === 'number') return [{ text: String(value), path }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, [...path, index]));
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]))
    : [];
}
