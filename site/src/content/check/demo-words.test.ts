import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { glossaryWarnings } from './glossary-warnings.ts';
import { colonWarnings, mistypedWords } from './typing.ts';
import { translationsIn } from './words-in-file.ts';

/** The words of a demo: in its own file, or in the code of its engine. */
type Words = { file: string; data: unknown };

const demos = fileURLToPath(new URL('../../../../showroom/demos', import.meta.url));
const inFiles = readdirSync(demos).map((name): Words => {
  const file = path.join(demos, name, 'demo.yaml');
  return { file: `${name}/demo.yaml`, data: parse(readFileSync(file, 'utf8')) };
});
const inCode = Object.entries(
  import.meta.glob(
    [
      '../../../../showroom/src/engines/*/words.ts',
      '../../../../showroom/src/engines/*/words/*.ts',
      '!**/*.test.ts',
    ],
    { eager: true },
  ),
).map(([file, data]): Words => ({ file: file.replace(/^.*engines\//, ''), data }));

describe.each([
  ['files', inFiles],
  ['code', inCode],
])('the words of demos in their %s', (_, words) => {
  it('are in keeping with the word list, and have colons where they belong', () => {
    const warnings = words.flatMap((one) => [...glossaryWarnings(one), ...colonWarnings(one)]);
    expect(warnings.map(({ file, field, problem }) => `${file}, ${field}: ${problem}`)).toEqual([]);
  });

  it('are typed in Unicode, and name the same placeholders in both languages', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))];
    const without = (some: string[], others: string[]) =>
      some.filter((one) => !others.includes(one));
    const areSame = (english: string[], bangla: string[]) => {
      // A name in the genitive, which Bangla writes as one word.
      const surplus = without(bangla, english).filter((one) => one !== '{whose}');
      const genitives = without(bangla, english).length - surplus.length;
      return surplus.length === 0 && without(english, bangla).length === genitives;
    };
    const faulty = words.flatMap((one) =>
      translationsIn(one).filter(
        ({ text, original }) =>
          mistypedWords(text, true).length > 0 ||
          !areSame(placeholders(original), placeholders(text)),
      ),
    );
    expect(faulty.map(({ file, field, text }) => `${file}, ${field}: ${text}`)).toEqual([]);
  });
});
