import { fieldLabel } from '../describe/field-label.ts';
import { formOf } from '../drafts/describe-entry.ts';
import type { Draft } from '../drafts/draft.ts';
import { inWords } from '../drafts/in-words.ts';
import { unknown } from '../drafts/open-entry.ts';
import { placeFor, placeIn } from '../drafts/places.ts';
import { readEntry } from '../drafts/read-entry.ts';
import type { Asked, Given } from '../questions.ts';

/** Who changed what in an entry, and when; the latest first. Of one that is no more, too. */
export function tellHistory(
  draft: Draft,
  { folder, name, language }: Asked<'history'>,
): Given<'history'> {
  const place = placeFor(folder, name);
  if (!place) return unknown;
  const isThere = placeIn(draft.trees.draft, folder, name) !== undefined;
  const values = isThere ? readEntry(draft.trees.draft, place).values : undefined;
  const form = formOf(draft, place, values, language);
  const steps = draft.histories.steps(place.id).map(({ id, by, at, deed, changes }) => ({
    ...{ id, by, at, deed },
    changes: changes.map(({ path, before, after, movedTo }) => ({
      label: fieldLabel(form, path, language),
      ...(movedTo === undefined
        ? { before: inWords(before, language), after: inWords(after, language) }
        : { before: String(Number(path.at(-1)) + 1), after: String(movedTo + 1) }),
    })),
  }));
  return { kind: 'given', given: { steps: steps.reverse() } };
}
