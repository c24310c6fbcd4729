import type { Language } from '@nokshi/forms/languages.ts';
import { isGroup, type Json } from './json.ts';

/** A value for people: its words, a line for each part; empty for nothing. */
export function valueInWords(value: Json | undefined, language: Language): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return joined(value.map((item) => valueInWords(item, language)));
  if (isGroup(value)) {
    return joined(Object.values(value).map((item) => valueInWords(item, language)));
  }
  return typeof value === 'number' ? value.toLocaleString(language) : String(value);
}

const joined = (texts: readonly string[]) => texts.filter(Boolean).join('\n');
