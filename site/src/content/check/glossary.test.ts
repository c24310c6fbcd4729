import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readContent } from './content-files.ts';
import { glossary, writtenGlossary } from './glossary.ts';
import { glossaryWarnings, strayTerms } from './glossary-warnings.ts';
import { content } from './testing.ts';

it.each([
  ['প্রতি কাস্টমারের নাম', 'কাস্টমার', 'ক্রেতা'],
  ['ভ্যাট চালান পান', 'ভ্যাট চালান', 'কর চালানপত্র (মূসক-৬.৩)'],
  // The same letters, য with its dot as one sign.
  ['অনেক সম\u09DF যা\u09DF।', 'অনেক সময় যায়', 'প্রায়ই'],
])('%s: another word is meant', (text, word, better) => {
  const found = strayTerms(text).map((one) => ({ ...one, word: one.word.normalize('NFC') }));
  expect(found).toMatchObject([{ word: word.normalize('NFC'), better }]);
});

it.each(['কাস্টম সফটওয়্যার', 'শিক্ষার্থীপ্রতি বছরে', 'প্ল্যাটফর্ম তিন', 'আমাদের লক্ষ্য', 'দুই দিন ধরে'])(
  '%s is well',
  (text) => {
    expect(strayTerms(text)).toEqual([]);
  },
);

it('names the field, the word and the better one', () => {
  const data = { cards: [{ title: { en: 'Customers', bn: 'কাস্টমার তালিকা' } }] };
  expect(glossaryWarnings({ file: 'galleries/crm/index.yaml', data })).toEqual([
    {
      file: 'galleries/crm/index.yaml',
      field: 'cards, entry 1: title.bn',
      path: ['cards', 0, 'title', 'bn'],
      problem: 'writes “কাস্টমার”; docs/words.md has “ক্রেতা”',
      code: 'term',
      values: { word: 'কাস্টমার', better: 'ক্রেতা' },
    },
  ]);
});

it('has no term that it calls wrong elsewhere', () => {
  for (const { bn } of glossary) expect(strayTerms(bn), bn).toEqual([]);
});

it('finds the Bangla of content/ in keeping with it, save how long an offer takes', () => {
  const found = readContent(content).files.flatMap(glossaryWarnings);
  expect(found.filter(({ path }) => path[0] !== 'offer')).toEqual([]);
});

it('stands in docs/words.md; npm run words writes it', () => {
  const page = fileURLToPath(new URL('../../../../docs/words.md', import.meta.url));
  expect(readFileSync(page, 'utf8')).toBe(writtenGlossary());
});
