import type { EditorWords } from '@nokshi/contract/editor-words/schema.ts';
import { fill, type Values } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { createContext, useContext } from 'react';
import { useWords } from '../../words/words.ts';

/** The editor's words in both languages, fetched when the editor is opened. */
export const EditorWordsContext = createContext<Record<Language, EditorWords> | undefined>(
  undefined,
);

/** @returns the words of the editor in the user's language, and what fills their {placeholders} */
export function useEditorWords() {
  const words = useContext(EditorWordsContext);
  if (!words) throw new Error('The editor has no words here.');
  const { language } = useWords();
  return {
    words: words[language],
    language,
    filled: (text: string, values: Values) => fill(text, values, language),
  };
}
