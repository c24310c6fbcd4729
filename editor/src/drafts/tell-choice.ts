import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Difference } from '@nokshi/contract/release.ts';
import { copyContent } from '../publish/share-equal.ts';
import type { Asked, Given } from '../questions.ts';
import { tellDifferences } from './differences.ts';
import type { Draft } from './draft.ts';
import { keepChosen } from './keep-chosen.ts';
import { tellWrongs } from './tell-faults.ts';
import { temporaryFolder } from './temporary-files.ts';
import { type Wrongs, wrongsIn } from './wrongs.ts';

/**
 * What would be wrong on the site with some changes of the draft alone, and which of those that are left
 * behind would mend any of it.
 */
export function tellChoice(draft: Draft, { entries, language }: Asked<'choice'>): Given<'choice'> {
  const told = tellDifferences(draft, { language });
  if (told.kind !== 'given') return told;
  const { faults, before } = withChosen(draft, entries, (tree) => {
    const wrongs = wrongsIn(tree);
    return { faults: tellWrongs(draft, wrongs, language, tree), before: keysOf(wrongs) };
  });
  if (faults.length === 0) return { kind: 'given', given: { faults, left: [] } };
  const mends = (others: readonly Difference[]): boolean => {
    const added = [...entries, ...others.map(({ id }) => id)];
    const after = withChosen(draft, added, (tree) => keysOf(wrongsIn(tree)));
    return [...before].some((key) => !after.has(key));
  };
  const others = told.given.changes.filter(({ id }) => !entries.includes(id));
  const left = neededOf(others, mends).map(({ id, title }) => ({ id, title }));
  return { kind: 'given', given: { faults, left } };
}

/** Those that mend something, by halves: most mend nothing, and each look goes through all words. */
function neededOf(
  others: readonly Difference[],
  mends: (some: readonly Difference[]) => boolean,
): readonly Difference[] {
  if (others.length === 0 || !mends(others)) return [];
  if (others.length === 1) return others;
  const half = Math.ceil(others.length / 2);
  const found = [others.slice(0, half), others.slice(half)].flatMap((some) =>
    neededOf(some, mends),
  );
  // What mends only together is needed together.
  return found.length > 0 ? found : others;
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
