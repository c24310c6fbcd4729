/**
 * content/translations.json: which source each translation was made from, by digests, an entry a line. A translation
 * that it does not know is new, so it is as old as its source; one that it knows from another source is older.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { original } from '@nokshi/forms/in-language.ts';
import { defaultLanguage, languages } from '@nokshi/forms/languages.ts';
import { z } from 'zod';
import type { ContentFile, Path, Problem, Remark } from './content-files.ts';
import { fieldName } from './explain.ts';
import { otherLanguages, wordsIn } from './words-in-file.ts';

export const recordFile = 'translations.json';

/** By the file of an entry: digests of a translation and of its source, `TTTTTT.SSSSSS`. */
export type TranslationRecord = Readonly<Record<string, readonly string[]>>;

type Translated = Pick<ContentFile, 'file' | 'data'>;

const record = z.record(z.string(), z.array(z.string()));

/** The record of a content folder; undefined where the file says nothing that can be read, as with a conflict in it. */
export function knownRecord(directory: string): TranslationRecord | undefined {
  const file = path.join(directory, recordFile);
  if (!existsSync(file)) return {};
  try {
    return record.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch (failure) {
    if (failure instanceof SyntaxError) return undefined;
    throw failure;
  }
}

/** The same, for whoever is told less where it can't be read: it stops nothing. */
export const readRecord = (directory: string): TranslationRecord => knownRecord(directory) ?? {};

/** Says that the record can't be read, where it can't. */
export const unreadableRecord = (directory: string): Remark[] =>
  knownRecord(directory)
    ? []
    : [
        {
          ...{ file: recordFile, field: '', path: [] },
          problem:
            'cannot be read, so nothing is told of older translations; in a conflict, take either side, then: npm run check-content -- --translated',
        },
      ];

/** The text of the file, a line for each entry, so that changes of two entries merge. */
export const writtenRecord = (record: TranslationRecord): string => {
  const lines = Object.keys(record)
    .sort()
    .map((file) => `${JSON.stringify(file)}: ${JSON.stringify(record[file])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};

const digestOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC')).digest('base64url').slice(0, 6);

type Pair = { at: Path; translation: string; source: string };

/** Each translation of a file with its source, as digests. */
const pairsIn = (file: Translated): Pair[] =>
  wordsIn(file).flatMap(({ path: at, words }) =>
    otherLanguages.flatMap((language) => {
      const text = words[language];
      if (typeof text !== 'string' || text === '') return [];
      const translation = digestOf(`${language} ${text}`);
      return [{ at: [...at, language], translation, source: digestOf(original(words)) }];
    }),
  );

const written = ({ translation, source }: Pair): string => `${translation}.${source}`;

const translationOf = (pair: string): string => pair.slice(0, pair.indexOf('.'));

/** What a list has that another one lacks, each as often as it is there. */
function without<One>(
  all: readonly One[],
  others: readonly string[],
  nameOf: (one: One) => string = String,
): One[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(nameOf(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** All translations of a file, which of them are older, and what the record knows that the file no longer has. */
function compared(file: Translated, record: TranslationRecord) {
  const known = record[file.file] ?? [];
  const pairs = pairsIn(file);
  // The same words may stand in several fields, so each is known as often as it is there.
  const lost = without(known, pairs.map(written));
  const unknown = without(pairs, known, written);
  const translations = new Set(lost.map(translationOf));
  const older = unknown.filter(({ translation }) => translations.has(translation));
  return { pairs, older, lost };
}

/** The translations of an entry whose source was changed since; a warning only. */
export const olderTranslations = (file: Translated, record: TranslationRecord): Problem[] =>
  compared(file, record).older.map(({ at }) => ({
    ...{ file: file.file, field: fieldName(at), path: at },
    problem: `is older than the text in ${languages[defaultLanguage].name}`,
    ...{ code: 'older', values: {} },
  }));

/** The same in one line for each file, with the way out. */
export const olderRemarks = (files: readonly Translated[], record: TranslationRecord): Remark[] =>
  files.flatMap((file) => {
    const fields = olderTranslations(file, record).map(({ field }) => field);
    if (fields.length === 0) return [];
    const entry = path.posix.dirname(file.file);
    const problem = `has translations older than their source: ${fields.join('; ')}; write them anew, or say that they hold: npm run check-content -- --translated ${entry}`;
    return [{ file: file.file, field: '', path: [], problem }];
  });

/** Whether some translations of an entry are not in the record yet. */
export function isUnrecorded(file: Translated, record: TranslationRecord): boolean {
  const known = new Set(record[file.file]?.map(translationOf));
  return pairsIn(file).some(({ translation }) => !known.has(translation));
}

/**
 * The record with what is new in an entry, and without what is gone.
 * @param holds whether a translation that is older holds all the same
 */
export function recorded(
  record: TranslationRecord,
  file: Translated,
  holds: (at: Path) => boolean = () => false,
): TranslationRecord {
  const { pairs, older, lost } = compared(file, record);
  const left = older.filter(({ at }) => !holds(at));
  const translations = new Set(left.map(({ translation }) => translation));
  const after = [
    ...pairs.filter((pair) => !left.includes(pair)).map(written),
    ...lost.filter((pair) => translations.has(translationOf(pair))),
  ].sort();
  const before = record[file.file] ?? [];
  if (after.join() === before.join()) return record;
  const { [file.file]: _, ...others } = record;
  return after.length === 0 ? others : { ...others, [file.file]: after };
}

/** Two records as one, such as those of a draft and of a newer release. */
export const joinedRecords = (
  one: TranslationRecord,
  other: TranslationRecord,
): TranslationRecord =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((file) => {
      const own = one[file] ?? [];
      return [file, [...own, ...without(other[file] ?? [], own)].sort()];
    }),
  );
