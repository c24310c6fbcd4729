import { fill, type Values } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { createContext, useContext } from 'react';
import type { DeskWords } from './words-schema.ts';

/** The words in the language that the user chose. */
export const WordsContext = createContext<
  { words: Record<Language, DeskWords>; language: Language } | undefined
>(undefined);

/** @returns the words, the language, and what fills the {places} of a sentence */
export function useWords() {
  const context = useContext(WordsContext);
  if (!context) throw new Error('The desk has no words here.');
  const { words, language } = context;
  return {
    said: words[language],
    language,
    filled: (text: string, values: Values) => fill(text, values, language),
    /** For the visitor: in their language. */
    saidIn: (other: Language) => words[other],
  };
}
