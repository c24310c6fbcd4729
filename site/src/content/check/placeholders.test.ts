import { placeholdersIn } from '@nokshi/forms/fill.ts';
import { words } from '@nokshi/forms/words-schema.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readContent } from './content-files.ts';
import { placeholderProblems } from './placeholders.ts';
import { schemaAt } from './schema-walk.ts';
import { content } from './testing.ts';
import { wordsIn } from './words-in-file.ts';

/** What is said of a text and its translation. @param description what its schema says of it */
const message = (en: string, bn: string, description = 'What was found') =>
  placeholderProblems([
    {
      file: 'labels/index.yaml',
      folder: 'labels',
      id: 'labels',
      data: { found: { en, bn } },
      schema: z.strictObject({ found: words(80, description) }),
    },
  ]).map(({ field, problem }) => `${field}: ${problem}`);

test('a translation lacks a placeholder', () => {
  expect(message('{count} of {total}', 'মোট {total}টি')).toEqual([
    'found.bn: lacks {count} of the text in en',
  ]);
});

test('a text lacks a placeholder that its translation has', () => {
  expect(message('Thank you', 'ধন্যবাদ, {name}')).toEqual([
    'found.en: lacks {name} of the text in bn',
  ]);
});

test('each text lacks what the other one has', () => {
  expect(message('{count} found', 'মোট {total}টি')).toEqual([
    'found.en: lacks {total} of the text in bn',
    'found.bn: lacks {count} of the text in en',
  ]);
});

test('a translation misspells a placeholder', () => {
  expect(message('Dear {name}', 'প্রিয় {nam}')).toEqual([
    'found.bn: has {nam}, which nothing fills; did you mean {name}?',
  ]);
});

test('a text misspells a placeholder that its schema names', () => {
  expect(message('Dear {nam}', 'প্রিয় {name}', 'The greeting, {name} filled in')).toEqual([
    'found.en: has {nam}, which nothing fills; did you mean {name}?',
  ]);
});

test('a translation has a placeholder that the schema of the text does not name', () => {
  expect(message('Dear {name}', 'প্রিয় {name}, {place}', 'The greeting, {name} filled in')).toEqual([
    'found.bn: has {place}, which nothing fills; it may have {name}',
  ]);
});

test('placeholders may change their order and take suffixes', () => {
  expect(message('{count} of {total}', '{total}টির মধ্যে {count}টি')).toEqual([]);
});

test('a schema that names a placeholder names all that its texts have', () => {
  const unnamed = readContent(content).files.flatMap((file) =>
    wordsIn(file).flatMap(({ field, path, words: { en = '' } }) => {
      const named = placeholdersIn(schemaAt(file.schema, path, file.data)?.description ?? '');
      const others = placeholdersIn(en).filter((at) => named.length > 0 && !named.includes(at));
      return others.map((at) => `${file.file}: ${field}: {${at}}`);
    }),
  );
  expect(unnamed).toEqual([]);
});
