import type { Language } from '@nokshi/forms/languages.ts';
import { isObject, type Json } from '../write/json.ts';

/** More than this of one value helps nobody to see what changed. */
const mostLetters = 2000;

/** A value for people: its words, without the marks of a file. */
export function inWords(value: Json | undefined, language: Language): string {
  const text = textOf(value, language);
  return text.length > mostLetters ? `${text.slice(0, mostLetters)} …` : text;
}

function textOf(value: Json | undefined, language: Language): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return joined(value.map((item) => textOf(item, language)));
  if (!isObject(value)) return String(value);
  const own = value[language] ?? value['en'];
  if (typeof own === 'string') return own;
  return joined(Object.values(value).map((item) => textOf(item, language)));
}

const joined = (texts: readonly string[]) => texts.filter(Boolean).join('\n');
