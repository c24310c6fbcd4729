import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { Asked, Given } from '../questions.ts';
import { changeTree } from '../write/tree.ts';
import { keepPictures, wrong } from './change-entry.ts';
import { settleConflicts } from './conflicts.ts';
import type { Draft } from './draft.ts';
import { entryPathIn, hasEntries } from './entry-paths.ts';
import { unknown } from './open-entry.ts';
import { orderChange, orderIn } from './order.ts';
import { picturesOf } from './pictures.ts';
import { readEntry } from './read-entry.ts';
import { usesOf } from './uses.ts';

/** Takes an entry away that nothing else names. */
export function removeEntry(draft: Draft, { folder, name, by }: Asked<'remove'>): Given<'remove'> {
  const tree = draft.trees.draft;
  const entryPath = entryPathIn(tree, folder, name);
  if (!entryPath) return unknown;
  if (!hasEntries(folder))
    return wrong('needed', 'The site needs this one; it can only be changed.');
  const uses = usesOf(draft, entryPath, defaultLanguage);
  if (uses.length > 0) {
    const where = uses.map(({ title, field }) => `${title} (${field})`).join(', ');
    return wrong('used', `It is used, and has to be taken out there first: ${where}.`);
  }
  const pictures = picturesOf(tree, entryPath);
  keepPictures(draft, entryPath, pictures);
  const { text } = readEntry(tree, entryPath);
  draft.histories.note(entryPath.id, {
    by,
    deed: 'removed',
    changes: [],
    before: { text, pictures },
  });
  const others = orderIn(tree, folder).filter((other) => other !== name);
  changeTree(tree, [{ remove: entryPath.directory }, ...orderChange(tree, folder, others)]);
  settleConflicts(draft.desk, entryPath.id, [[]]);
  return { kind: 'given', given: null };
}
