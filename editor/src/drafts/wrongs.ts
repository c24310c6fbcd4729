import type { Fault } from '@nokshi/server/desk/contract/content.ts';
import type { FieldPath } from '@nokshi/server/desk/contract/form.ts';
import { checkContent } from '@nokshi/site/src/content/check/check.ts';
import type { Problem } from '@nokshi/site/src/content/check/content-files.ts';
import { samples } from '@nokshi/site/src/content/check/launch.ts';
import type { Json } from '../write/json.ts';
import { idOfFile } from './places.ts';

/** What is wrong in a tree: with each entry by its id, and with nothing that is an entry. */
export type Wrongs = { ofEntries: ReadonlyMap<string, Fault[]>; others: Problem[] };

/** Checks a whole tree as the build does. */
export function wrongsIn(tree: string): Wrongs {
  const ofEntries = new Map<string, Fault[]>();
  const others: Problem[] = [];
  for (const found of checkContent(tree)) {
    const id = idOfFile(found.file);
    if (id === undefined) others.push(found);
    else ofEntries.set(id, [...(ofEntries.get(id) ?? []), faultOf(found)]);
  }
  return { ofEntries, others };
}

const faultOf = ({ path, field, problem }: Problem): Fault => ({
  path: [...path],
  // Where in a file that is no YAML is told by its line alone.
  message: path.length === 0 && field !== '' ? `${field}: ${problem}` : problem,
});

/** The fields of an entry that say they are invented examples. */
export const samplesIn = (values: Json | undefined): FieldPath[] => samples(values);
