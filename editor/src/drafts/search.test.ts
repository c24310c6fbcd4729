import { expect, test } from 'vitest';
import { findWords } from './search.ts';

const values = {
  lead: { en: 'Printers print shopping lists.', bn: 'দোকানের খাতা' },
  note: 'A print.',
};

test('titles are found before whole words, and whole words before parts of words', () => {
  const rankOf = (q: string, title: string) => findWords(q, [title, 'pages/x'], values)?.rank;
  const ranks = [
    rankOf('print', 'Print shop'),
    rankOf('print', 'Printing'),
    rankOf('print', 'Office'),
    rankOf('hoppin', 'Office'),
  ];
  expect(ranks).toEqual(ranks.toSorted());
  expect(new Set(ranks).size).toBe(4);
  expect(rankOf('খাতা', 'Office')).toBe(rankOf('print', 'Office'));
  expect(rankOf('দোকান', 'Office')).toBe(rankOf('hoppin', 'Office'));
  expect(rankOf('a.b', 'Office')).toBeUndefined();
});

test('what is shown around a word is where it stands as a whole', () => {
  expect(findWords('print', ['Office'], values)?.text).toContain('Printers print');
  expect(findWords('a print', ['Office'], values)?.path).toEqual(['note']);
});
