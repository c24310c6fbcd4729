import type { DeskWords } from '@nokshi/contract/desk-words/schema.ts';
import { fill, type Values } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { createContext, useContext } from 'react';
import { momentInWords } from '../clock/moment-in-words.ts';

/** The words of the desk in the languages that it speaks, whichever the site does, and the language that the user chose. */
type SpokenWords = {
  words: Partial<Record<Language, DeskWords>> & Record<'en', DeskWords>;
  language: Language;
  timeZone: string;
};

export const WordsContext = createContext<SpokenWords | undefined>(undefined);

/** Writes times on the company's clock, wherever the browser is. */
export function useClock(write = momentInWords): (time: string | number) => string {
  const { language, timeZone } = useWords();
  return (time) => write(new Date(time), timeZone, language);
}

/** @returns the words, the language, and what fills the {placeholders} of a sentence */
export function useWords() {
  const context = useContext(WordsContext);
  if (!context) throw new Error('The desk has no words here.');
  const { words, language, timeZone } = context;
  const wordsIn = (other: Language) => words[other] ?? words.en;
  return {
    words: wordsIn(language),
    language,
    timeZone,
    filled: (text: string, values: Values) => fill(text, values, language),
    /** For the visitor: in their language. */
    wordsIn,
  };
}
