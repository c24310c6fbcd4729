import { asciiDigits } from '@nokshi/forms/digits.ts';
import { languageCodes } from '@nokshi/forms/languages.ts';
import { expect, test } from 'vitest';
import { contentForTests } from '../seo/testing.ts';
import { figuresNamedIn } from './figures.ts';
import { termSections } from './terms.ts';

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

test('a term in one line says no figure that it does not say, and no more for nothing than it does', () => {
  for (const language of languageCodes) {
    const { entries } = contentForTests(language).terms;
    for (const [name, { text, short }] of Object.entries(entries)) {
      const said = [...numbersOf(short ?? ''), ...figuresNamedIn(short ?? '')];
      expect([...numbersOf(text), ...figuresNamedIn(text)], name).toEqual(
        expect.arrayContaining(said),
      );
    }
  }
  const { entries } = contentForTests('en').terms;
  const free = Object.values(entries).filter(({ short }) =>
    /\bfree\b|for nothing/.test(short ?? ''),
  );
  expect(free.length).toBeGreaterThan(3);
  for (const { short } of free) {
    expect(short).toMatch(/^For \S+ months|\bonce more\b|\bwhile\b|\bis not\b/);
  }
  expect(entries.outside.short).toMatch(/\bfrom ./);
});

test('each term is told in one line, which is its promise where there is one', () => {
  for (const language of languageCodes) {
    const { terms } = contentForTests(language);
    const sections = termSections(terms);
    expect(sections.filter(({ short }) => short === undefined)).toEqual([]);
    const promised = sections.filter(({ isPromise }) => isPromise).map(({ short }) => short);
    expect(promised.toSorted()).toEqual(terms.promises.map(({ words }) => words).toSorted());
  }
});
