import { words } from '@nokshi/forms/words-schema.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentTypes } from '../schemas/index.ts';
import { readContent } from './content-files.ts';
import { formNameProblems } from './form-names.ts';
import { content, contentCopy } from './testing.ts';

const copy = contentCopy();

const file = 'editor/index.yaml';
/** Takes one entry out of a part of the file, or puts another one in its place. */
const without = (name: string, instead = '') =>
  copy.sentencesAfter(file, (text) =>
    text.replace(
      new RegExp(`^ {2}${name.replaceAll(/[.*]/g, String.raw`\$&`)}:\n(?: {4}.*\n)+`, 'm'),
      instead,
    ),
  );
const labelled = (name: string) => `  ${name}:\n    label:\n      en: A field\n      bn: একটি ঘর\n`;

describe('the editor has a name for everything', () => {
  test('a field without a label is named', () => {
    expect(without('headline')).toEqual([
      `content/${file} → fields: lacks products:headline, a field without a label; add it.`,
    ]);
  });

  test('a choice without a name is named', () => {
    expect(without('cells.*.absent')).toContain(
      `content/${file} → options: lacks services:blocks.*.plan.rows.*.cells.*.absent, a choice without a name; add it.`,
    );
  });

  test('a label of a field that is not there is refused', () => {
    expect(without('headline', labelled('headlin') + labelled('headline'))).toEqual([
      `content/${file} → fields: names "headlin", which nothing of that kind is called, or nothing that has no longer name; did you mean "headline"?`,
    ]);
  });

  test('a list that grows has a button for it', () => {
    expect(without('requirements', labelled('requirements'))).toEqual([
      `content/${file} → fields.requirements: lacks "add", the button that makes the list longer.`,
    ]);
  });

  test('what takes several lines, is folded away or is money is there', () => {
    const change = (text: string) => text.replace('  - summary\n', '  - summry\n');
    expect(copy.sentencesAfter(file, change)).toEqual([
      `content/${file} → long: names "summry", which nothing of that kind is called, or nothing that has no longer name; did you mean "summary"?`,
    ]);
  });
});

describe('what comes new into a schema', () => {
  const { files } = readContent(content);
  const problemsOf = (schema: z.ZodType) =>
    formNameProblems(files, [...contentTypes, { folder: 'cars', kind: 'cars', schema }]);

  test('needs a label', () => {
    const car = z.strictObject({ seats: z.int(), title: words(20, 'Its name') });
    expect(problemsOf(car)).toEqual([
      {
        file,
        field: 'fields',
        path: [],
        problem: 'lacks cars:seats, a field without a label; add it',
        ...{ code: 'developer', values: {} },
      },
    ]);
  });

  test('needs none where it has a heading, by which it is called', () => {
    const title = words(40, 'The heading');
    const car = z.strictObject({ inside: z.strictObject({ title, seats: title }) });
    expect(problemsOf(car)).toMatchObject([
      { problem: 'lacks cars:inside.seats, a field without a label; add it' },
    ]);
  });

  test('is of a kind that forms have a field for', () => {
    const car = z.strictObject({ wheels: z.record(z.string(), z.string()) });
    expect(() => problemsOf(car)).toThrow(
      'cars:wheels is of the kind record, which no form has a field for',
    );
  });
});
