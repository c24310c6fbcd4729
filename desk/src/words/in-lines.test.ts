import type { DeskWords } from '@nokshi/contract/desk-words/schema.ts';
import { expect, test } from 'vitest';
import { linesOf, wordsOf } from './in-lines.ts';

const english = { title: 'Desk', views: { new: 'New', mine: 'Mine' }, search: 'Search' };
const bangla = { title: 'ডেস্ক', views: { new: 'নতুন', mine: 'আমার' }, search: 'খুঁজুন' };

test('the lines of one language have the names of another', () => {
  expect(linesOf(bangla)).toBe('ডেস্ক\nনতুন\nআমার\nখুঁজুন');
  expect(wordsOf(english as unknown as DeskWords, linesOf(bangla))).toEqual(bangla);
});
