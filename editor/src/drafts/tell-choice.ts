import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Difference } from '@nokshi/contract/release.ts';
import { copyContent } from '../publish/share-equal.ts';
import type { Asked, Given } from '../questions.ts';
import { tellDifferences } from './differences.ts';
import type { Draft } from './draft.ts';
import { keepChosen } from './keep-chosen.ts';
import { neededOf } from './needed-of.ts';
import { tellWrongs } from './tell-faults.ts';
import { temporaryFolder } from './temporary-files.ts';
import { type Wrongs, wrongsIn } from './wrongs.ts';

/** How long it is looked for what mends: meanwhile nothing else is answered. */
const mostMilliseconds = 10_000;

/**
 * What would be wrong on the site with some changes of the draft alone, and which of those that are left
 * behind would mend any of it.
 */
export function tellChoice(draft: Draft, { entries, language }: Asked<'choice'>): Given<'choice'> {
  const { faults, before } = withChosen(draft, entries, (tree) => {
    const wrongs = wrongsIn(tree);
    return { faults: tellWrongs(draft, wrongs, language, tree), before: keysOf(wrongs) };
  });
  if (faults.length === 0) return { kind: 'given', given: { faults, left: [] } };
  const told = tellDifferences(draft, { language });
  if (told.kind !== 'given') return told;
  const others = told.given.changes.filter(({ id }) => !entries.includes(id));
  const mending = mendingOf(others, before, (added) =>
    withChosen(draft, [...entries, ...added.map(({ id }) => id)], (tree) => keysOf(wrongsIn(tree))),
  );
  const left = mending.map(({ id, title }) => ({ id, title }));
  return { kind: 'given', given: { faults, left } };
}

/**
 * The changes that mend some faults: those that the faults are of or name, and others only for what these
 * don't mend.
 * @param wrongWith the faults that there are with some changes besides
 */
function mendingOf(
  changes: readonly Difference[],
  faults: ReadonlySet<string>,
  wrongWith: (added: readonly Difference[]) => ReadonlySet<string>,
): readonly Difference[] {
  const end = performance.now() + mostMilliseconds;
  const isLate = () => performance.now() > end;
  const told = [...faults].join('\n');
  const isTold = ({ id }: Difference) => told.includes(id.slice(id.lastIndexOf('/') + 1));
  const near = neededOf(
    changes.filter(isTold),
    (some) => !faults.isSubsetOf(wrongWith(some)),
    isLate,
  );
  if (isLate()) return near;
  const rest = near.length === 0 ? faults : faults.intersection(wrongWith(near));
  if (rest.size === 0 || isLate()) return near;
  const far = neededOf(
    changes.filter((change) => !isTold(change)),
    (some) => !rest.isSubsetOf(wrongWith([...near, ...some])),
    isLate,
  );
  return [...near, ...far];
}

const keysOf = ({ ofEntries, others }: Wrongs): Set<string> =>
  new Set([
    ...[...ofEntries].flatMap(([id, faults]) => faults.map((fault) => JSON.stringify([id, fault]))),
    ...others.map((problem) => JSON.stringify(problem)),
  ]);

/** Looks at what would be on the site with some changes of the draft. */
function withChosen<Result>(
  { desk, trees }: Draft,
  chosen: readonly string[],
  look: (tree: string) => Result,
): Result {
  const temporary = temporaryFolder(desk);
  mkdirSync(temporary, { recursive: true });
  const tree = mkdtempSync(path.join(temporary, 'chosen-'));
  try {
    copyContent(trees.draft, tree, trees.draft);
    keepChosen(tree, trees.published, new Set(chosen));
    return look(tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}
