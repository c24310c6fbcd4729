import { languages } from '@nokshi/forms/languages.ts';
import { useMemo } from 'react';
import { useWords } from '../words/words.ts';

/** @returns writes a number with its thousands apart, in the digits of the language */
export function useNumber(): (number: number) => string {
  const { language } = useWords();
  return useMemo(() => {
    const format = new Intl.NumberFormat(languages[language].locale);
    return (number) => format.format(number);
  }, [language]);
}
