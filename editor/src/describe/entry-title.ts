import { original } from '@nokshi/forms/in-language.ts';
import { defaultLanguage, isLanguage, type Language } from '@nokshi/forms/languages.ts';
import type { EditorFile } from '@nokshi/site/src/content/schemas/editor.ts';
import { isObject, type Json } from '../write/json.ts';
import { valuesAt } from './values.ts';

/** The fields that tell entries of a folder apart, the first one that an entry has. */
const tellingKeys = ['title', 'name', 'label', 'author'] as const;

/**
 * The values of a new entry with what it is called.
 * @param text in one language, or else in that of the site; what another one was called in other languages is left out
 */
export function withTitle(values: Json, text: string, language: Language): Json {
  if (!isObject(values)) return values;
  const key = tellingKeys.find((one) => Object.hasOwn(values, one));
  if (key === undefined) return values;
  const written = isLanguage(language) ? language : defaultLanguage;
  const title = isObject(values[key]) ? { [defaultLanguage]: '', [written]: text } : text;
  return { ...values, [key]: title };
}

/** The name of an entry in a language: what exists once by content/editor, a page there or else in search results, others by themselves. */
export function entryTitle(
  folder: string,
  name: string,
  values: unknown,
  names: EditorFile,
  language: Language,
): string {
  const own = folder === 'pages' ? names.pages[name] : folder === 'singles' && names.singles[name];
  if (own) return own[language] ?? original(own);
  const telling = folder === 'pages' ? [['meta', 'title']] : tellingKeys.map((key) => [key]);
  for (const path of telling) {
    const [text] = [[...path, language], [...path, defaultLanguage], path]
      .flatMap((at) => valuesAt(values, at))
      .filter((value) => typeof value === 'string' && value !== '');
    if (typeof text === 'string') return text;
  }
  return name;
}
