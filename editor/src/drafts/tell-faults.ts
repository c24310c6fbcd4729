import type { Asked, Given } from '../questions.ts';
import { titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { placeOfId } from './places.ts';
import { readEntry } from './read-entry.ts';
import { wrongsIn } from './wrongs.ts';

/** All that is wrong in the draft; while there is anything, nothing is published. */
export function tellFaults(draft: Draft, { language }: Asked<'faults'>): Given<'faults'> {
  const { trees } = draft;
  const { ofEntries, others } = wrongsIn(trees.draft);
  const faults = [...ofEntries].flatMap(([id, found]) => {
    const place = placeOfId(id);
    const title = place
      ? titleOf(draft, place, readEntry(trees.draft, place).values, language)
      : id;
    return found.map((fault) => ({ id, title, ...fault }));
  });
  const elsewhere = others.map(({ file, path, problem }) => ({
    ...{ id: file, title: file, path: [...path] },
    message: problem,
  }));
  return { kind: 'given', given: { faults: [...faults, ...elsewhere] } };
}
