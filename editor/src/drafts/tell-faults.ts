import type { Fault } from '@nokshi/contract/content.ts';
import type { DraftFault } from '@nokshi/contract/release.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import type { Problem } from '@nokshi/site/src/content/check/content-files.ts';
import { fieldLabel } from '../describe/field-label.ts';
import type { Asked, Given } from '../questions.ts';
import { formOf, labelOfFolder, titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { entryPathOfId } from './entry-paths.ts';
import { readEntry } from './read-entry.ts';
import { faultOf, type Wrongs, wrongsIn } from './wrongs.ts';

/** All that is wrong in the draft; while there is anything, nothing is published. */
export function tellFaults(draft: Draft, { language }: Asked<'faults'>): Given<'faults'> {
  const tree = draft.trees.draft;
  return { kind: 'given', given: { faults: tellWrongs(draft, wrongsIn(tree), language, tree) } };
}

/** What is wrong in a tree, in words. @param tree the draft, or what is made of it */
export const tellWrongs = (
  draft: Draft,
  { ofEntries, others }: Wrongs,
  language: Language,
  tree: string,
): DraftFault[] => [
  ...[...ofEntries].flatMap(([id, found]) => tellOfEntry(draft, id, found, language, tree)),
  ...others.map((problem) => tellOfFile(draft, problem, language)),
];

function tellOfEntry(
  draft: Draft,
  id: string,
  faults: readonly Fault[],
  language: Language,
  tree: string,
): DraftFault[] {
  const entryPath = entryPathOfId(id);
  if (!entryPath) return [];
  const { values } = readEntry(tree, entryPath);
  const title = titleOf(draft, entryPath, values, language);
  const form = formOf(draft, entryPath, values, language);
  return faults.map((fault) => {
    const label = fieldLabel(form, fault.path, language);
    return { ...fault, id, title, label };
  });
}

/** What is wrong with the order of entries is mended in their list, anything else in no form. */
function tellOfFile(draft: Draft, problem: Problem, language: Language): DraftFault {
  const { file, code } = problem;
  const [folder = ''] = file.split('/');
  const at =
    code === 'order'
      ? { id: folder, title: labelOfFolder(draft, folder, language) }
      : { id: '', title: file };
  return { ...faultOf(problem), ...at, path: [], label: '' };
}
