import { expect, test } from 'vitest';
import { z } from 'zod';
import { placeholderProblems } from './placeholders.ts';

/** What is said of a text and its translation. */
const said = (en: string, bn: string) =>
  placeholderProblems([
    {
      file: 'labels/index.yaml',
      folder: 'labels',
      id: 'labels',
      data: { found: { en, bn } },
      schema: z.unknown(),
    },
  ]).map(({ field, problem }) => `${field}: ${problem}`);

test('a translation lacks a placeholder', () => {
  expect(said('{count} of {total}', 'মোট {total}টি')).toEqual([
    'found.bn: lacks {count} of the text in en',
  ]);
});

test('a translation misspells a placeholder', () => {
  expect(said('Dear {name}', 'প্রিয় {nam}')).toEqual([
    'found.bn: has {nam}, which the text in en does not have; did you mean {name}?',
    'found.bn: lacks {name} of the text in en',
  ]);
});

test('a translation has a placeholder that nothing fills', () => {
  expect(said('Thank you', 'ধন্যবাদ, {name}')).toEqual([
    'found.bn: has {name}, which the text in en does not have; remove it',
  ]);
});

test('placeholders may change their order and take suffixes', () => {
  expect(said('{count} of {total}', '{total}টির মধ্যে {count}টি')).toEqual([]);
});
