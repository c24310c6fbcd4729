import { asciiDigits } from '@nokshi/forms/digits.ts';
import { languageCodes } from '@nokshi/forms/languages.ts';
import { expect, test } from 'vitest';
import { contentForTests } from '../seo/testing.ts';

const numbersOf = (text: string) => asciiDigits(text).match(/\d+/g) ?? [];

test('a promise says no number that its term does not say', () => {
  for (const language of languageCodes) {
    const { entries, promises } = contentForTests(language).terms;
    expect(promises.flatMap(({ words }) => numbersOf(words)).length).toBeGreaterThan(0);
    for (const { term, words } of promises) {
      expect(numbersOf(entries[term].text), words).toEqual(
        expect.arrayContaining(numbersOf(words)),
      );
    }
  }
});
