import { isObject, type Json } from '../write/json.ts';

/** Letters around what was found. */
const around = 40;

/** How it is shown: signs that can be written in several ways, and any space, are written in one. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** How it is compared. */
const folded = (text: string) => plain(text).toLowerCase();

/**
 * Looks for words in an entry.
 * @param names what it is called
 * @returns the text around the first of them, empty where nothing was looked for or a name has it;
 *   undefined when one of the words is nowhere
 */
export function findWords(
  q: string,
  names: readonly string[],
  values: Json | undefined,
): string | undefined {
  const words = folded(q).split(' ').filter(Boolean);
  const inNames = names.map(folded).join('\n');
  const texts = textsIn(values).map(plain);
  const has = (text: string, sought: string) => text.toLowerCase().includes(sought);
  const isThere = (word: string) => inNames.includes(word) || texts.some((text) => has(text, word));
  if (!words.every(isThere)) return undefined;
  const [first] = words.filter((word) => !inNames.includes(word));
  if (first === undefined) return '';
  const whole = folded(q);
  const sought = texts.some((text) => has(text, whole)) ? whole : first;
  return snippet(texts.find((text) => has(text, sought)) ?? '', sought);
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

function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
