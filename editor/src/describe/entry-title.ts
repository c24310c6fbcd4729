import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
import type { EditorFile } from '@nokshi/site/src/content/schemas/editor.ts';
import { valuesAt } from './values.ts';

/** The fields that tell entries of a folder apart, the first one that an entry has. */
const tellingKeys = ['title', 'name', 'label', 'author'] as const;

/** What an entry is called in a language: a page and what exists once by content/editor, others by themselves. */
export function entryTitle(
  folder: string,
  name: string,
  values: unknown,
  names: EditorFile,
  language: Language,
): string {
  const own = folder === 'pages' ? names.pages[name] : folder === 'singles' && names.singles[name];
  if (own) return own[language] ?? own[defaultLanguage];
  for (const key of tellingKeys) {
    const [text] = [[key, language], [key, defaultLanguage], [key]]
      .flatMap((path) => valuesAt(values, path))
      .filter((value) => typeof value === 'string' && value !== '');
    if (typeof text === 'string') return text;
  }
  return name;
}
