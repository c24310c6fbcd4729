import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { checkContent } from '@nokshi/site/src/content/check/check.ts';
import { type Problem, readContent } from '@nokshi/site/src/content/check/content-files.ts';
import { samples } from '@nokshi/site/src/content/check/launch.ts';
import { unpricedWarnings } from '@nokshi/site/src/content/check/prices.ts';
import {
  olderTranslations,
  readRecord,
} from '@nokshi/site/src/content/check/translation-record.ts';
import { timeZoneOf, warningsIn } from '@nokshi/site/src/content/check/warnings.ts';
import type { Json } from '../write/json.ts';
import { type EntryPath, entryPathIn, idOfFile } from './entry-paths.ts';
import { readEntry } from './read-entry.ts';

/** What is wrong in a tree: with each entry by its id, and with nothing that is an entry. */
export type Wrongs = { ofEntries: ReadonlyMap<string, Fault[]>; others: Problem[] };

/** Checks a whole tree as the build does. */
export function wrongsIn(tree: string): Wrongs {
  const ofEntries = new Map<string, Fault[]>();
  const others: Problem[] = [];
  for (const found of checkContent(tree)) {
    const id = idOfFile(found.file);
    if (id === undefined) others.push(found);
    else ofEntries.set(id, withFault(ofEntries.get(id) ?? [], faultOf(found)));
  }
  return { ofEntries, others };
}

/** The fault as the API has it. */
export const faultOf = ({ path, field, problem, code, values }: Problem): Fault => ({
  ...{ path: [...path], code, values },
  // Where in a file that is no YAML is told by its line alone.
  message: path.length === 0 && field !== '' ? `${field}: ${problem}` : problem,
});

/** Of two sentences on one field that owners would read as the same, one is enough. */
const withFault = (faults: Fault[], fault: Fault): Fault[] =>
  faults.some((one) => isDeepStrictEqual({ ...one, message: '' }, { ...fault, message: '' }))
    ? faults
    : [...faults, fault];

/** The fields of an entry that say they are invented examples. */
export const samplesIn = (values: Json | undefined): FieldPath[] => samples(values);

/** The warnings about an entry. */
export const warningsOf = (
  tree: string,
  { id, file, folder }: EntryPath,
  data: Json | undefined,
): Fault[] =>
  [
    ...warningsIn({ file, folder, data }, timeZoneIn(tree)),
    ...olderTranslations({ file, data }, readRecord(tree)),
    ...(id === 'singles/prices' ? unpricedWarnings(readContent(tree).files) : []),
  ].map(faultOf);

/** Whose clock the company goes by; undefined where its entry can't be read. */
function timeZoneIn(tree: string): string | undefined {
  const entryPath = entryPathIn(tree, 'singles', 'company');
  return timeZoneOf(entryPath && readEntry(tree, entryPath).values);
}
