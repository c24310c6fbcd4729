import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sentence } from './check.ts';
import { readContent } from './content-files.ts';
import {
  isUnrecorded,
  joinedRecords,
  olderRemarks,
  olderTranslations,
  readRecord,
  recorded,
  recordFile,
  type TranslationRecord,
  unreadableRecord,
  writtenRecord,
} from './translation-record.ts';

const entry = (words: object) => ({ file: 'products/POS/index.yaml', data: { title: words } });
const first = entry({ en: 'Tills', bn: 'ক্যাশ কাউন্টার' });
const nothing: TranslationRecord = {};
const record = recorded(nothing, first);
const fieldsIn = (file: typeof first, known = record) =>
  olderTranslations(file, known).map(({ field }) => field);

test('a translation is older once its source is another one, until it is too', () => {
  const changed = entry({ en: 'Tills and counters', bn: 'ক্যাশ কাউন্টার' });
  expect(fieldsIn(first)).toEqual([]);
  expect(fieldsIn(changed)).toEqual(['title.bn']);
  expect(fieldsIn(changed, recorded(record, changed))).toEqual(['title.bn']);
  expect(fieldsIn(entry({ en: 'Tills and counters', bn: 'ক্যাশ আর কাউন্টার' }))).toEqual([]);
});

test('an older one that holds is current', () => {
  const changed = entry({ en: 'Tills and counters', bn: 'ক্যাশ কাউন্টার' });
  const held = recorded(record, changed, (at) => at.join('.') === 'title.bn');
  expect(fieldsIn(changed, held)).toEqual([]);
});

test('what moves to another field stays current, and nothing is told of what is unknown', () => {
  const moved = { file: first.file, data: { items: [{}, first.data] } };
  expect(olderTranslations(moved, record)).toEqual([]);
  expect(isUnrecorded(first, record)).toBe(false);
  expect(isUnrecorded(first, nothing)).toBe(true);
  expect(fieldsIn(entry({ en: 'Other', bn: 'অন্য কিছু' }))).toEqual([]);
});

test('words that stand twice are older where their source was changed, and new where another source says the same', () => {
  const twice = (title: string, label: string) => ({
    file: first.file,
    data: { title: { en: title, bn: 'নকশা' }, label: { en: label, bn: 'নকশা' } },
  });
  const known = recorded(nothing, twice('Design', 'Design'));
  expect(olderTranslations(twice('Plan', 'Design'), known).map(({ field }) => field)).toEqual([
    'title.bn',
  ]);
  const one = recorded(nothing, entry({ en: 'Design', bn: 'নকশা' }));
  expect(olderTranslations(twice('Design', 'Pattern'), one)).toEqual([]);
});

test('the record has a line for each entry, forgets what is gone, and joins', () => {
  expect(writtenRecord(record)).toMatch(
    /^\{\n"products\/POS\/index.yaml": \["[\w-]{6}\.[\w-]{6}"\]\n\}\n$/,
  );
  expect(recorded(record, entry({ en: 'Tills' }))).toEqual({});
  expect(recorded(record, first)).toBe(record);
  const changed = entry({ en: 'Tills and counters', bn: 'ক্যাশ কাউন্টার' });
  const other = recorded(nothing, changed);
  expect(fieldsIn(changed, joinedRecords(record, other))).toEqual([]);
});

test.each([
  '{\n<<<<<<< HEAD\n"a": ["b.c"]\n=======\n"a": ["b.d"]\n>>>>>>> theirs\n}\n',
  '',
  '["a"]',
  '{"a": "b.c"}',
])('a record that cannot be read, such as %j, is said to be so and stops nothing', (text) => {
  const content = mkdtempSync(path.join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  expect(unreadableRecord(content)).toEqual([]);
  writeFileSync(path.join(content, recordFile), text);
  expect(readRecord(content)).toEqual({});
  expect(unreadableRecord(content).map(sentence)).toEqual([
    expect.stringMatching(/translations\.json.* take either side/),
  ]);
});

test('no translation of content/ is older than its source', () => {
  const content = fileURLToPath(new URL('../../../../content', import.meta.url));
  const { files } = readContent(content);
  expect(olderRemarks(files, readRecord(content)).map(sentence)).toEqual([]);
});
