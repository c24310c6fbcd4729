import { fieldAt } from '../describe/field-at.ts';
import { fieldLabel } from '../describe/field-label.ts';
import { formOf } from '../drafts/describe-entry.ts';
import type { Draft } from '../drafts/draft.ts';
import { entryPathFor, entryPathIn } from '../drafts/entry-paths.ts';
import { inWords } from '../drafts/in-words.ts';
import { unknown } from '../drafts/open-entry.ts';
import { readEntry } from '../drafts/read-entry.ts';
import type { Asked, Given } from '../questions.ts';
import { isSame } from '../write/json.ts';
import type { NotedChange } from './step.ts';

/** How many steps are told at once. */
const mostSteps = 50;

/** Who changed what in an entry, and when; the latest first. Of one that is no more, too. */
export function tellHistory(
  draft: Draft,
  { folder, name, after, language }: Asked<'history'>,
): Given<'history'> {
  const entryPath = entryPathFor(folder, name);
  if (!entryPath) return unknown;
  const isThere = entryPathIn(draft.trees.draft, folder, name) !== undefined;
  const values = isThere ? readEntry(draft.trees.draft, entryPath).values : undefined;
  const form = formOf(draft, entryPath, values, language);
  const found = draft.histories.steps(entryPath.id, mostSteps + 1, after);
  const steps = found.slice(0, mostSteps).map(({ id, by, at, deed, changes }) => ({
    ...{ id, by, at, deed },
    changes: joined(changes).map(({ path, before, after, movedTo }) => ({
      label: fieldLabel(form, path, language),
      ...(movedTo === undefined
        ? {
            before: inWords(before, language, fieldAt(form, path)),
            after: inWords(after, language, fieldAt(form, path)),
          }
        : { before: String(Number(path.at(-1)) + 1), after: String(movedTo + 1) }),
    })),
  }));
  const next = found.length > mostSteps ? (steps.at(-1)?.id ?? null) : null;
  return { kind: 'given', given: { steps, next } };
}

/** What was changed at one field several times in one step, as one change. */
function joined(changes: readonly NotedChange[]): NotedChange[] {
  const told: NotedChange[] = [];
  for (const change of changes) {
    const former = told.find(
      (one) =>
        // What is put into a list had nothing before.
        one.before !== null &&
        one.movedTo === undefined &&
        change.movedTo === undefined &&
        isSame(one.path, change.path) &&
        isSame(one.before, change.before),
    );
    if (former) former.after = change.after;
    else told.push({ ...change });
  }
  return told;
}
