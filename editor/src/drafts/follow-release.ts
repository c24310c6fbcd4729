import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from '@nokshi/contract/content.ts';
import { applyChanges } from '../write/apply-changes.ts';
import { isSame, type Json } from '../write/json.ts';
import { type Merged, merge } from '../write/merge.ts';
import { changeTree, type TreeChange } from '../write/tree.ts';
import { type KeptConflict, keepConflicts } from './conflicts.ts';
import type { Draft } from './draft.ts';
import {
  type EntryPath,
  entryPathIn,
  entryPathsIn,
  folders,
  idOfFile,
  isOrdered,
  namesIn,
} from './entry-paths.ts';
import { keyOrderOf } from './key-order.ts';
import { orderChange, orderIn } from './order.ts';
import { picturesNamedIn, picturesOf } from './pictures.ts';
import { readEntry, valuesIn } from './read-entry.ts';
import { followedTranslations } from './translations.ts';
import { filesIn, replaceTree } from './trees.ts';
import { digestOfFile, versionOf } from './version.ts';
import { copyOf } from './write-entry.ts';

/** What an update of the program brings to one entry. */
type Followed = { changes: TreeChange[]; conflicts: KeptConflict[] };

const nothing: Followed = { changes: [], conflicts: [] };

/**
 * Brings the content of a newer release into the draft, field by field. Where both changed a field, the
 * newer value stands until somebody decides. Done again after any part of it, it comes to the same.
 * @param release the content that the program came with
 */
export async function followRelease(draft: Draft, release: string): Promise<void> {
  takeOverRelease(draft, release, 'newer');
  const { base } = draft.trees;
  if (versionOf(base) !== versionOf(release)) await replaceTree(release, base);
}

/** What takes over a newer release: a draft, or a copy of what is published. */
export type Follower = Pick<Draft, 'desk' | 'trees' | 'histories'>;

/** Which value stands where both changed a field. */
type Standing = 'own' | 'newer';

/** The same, without noting that it was done. */
export function takeOverRelease(draft: Follower, release: string, standing: Standing): void {
  const { base } = draft.trees;
  const foreign = [
    ...foreignChanges(draft.trees.draft, release),
    ...followedTranslations(draft.trees.draft, release),
  ];
  if (foreign.length > 0) changeTree(draft.trees.draft, foreign);
  if (versionOf(base) === versionOf(release)) return;
  const entryPaths = new Map(
    [base, draft.trees.draft, release]
      .flatMap(entryPathsIn)
      .map((entryPath) => [entryPath.id, entryPath]),
  );
  const followed = [...entryPaths.values()].map((entryPath) => ({
    id: entryPath.id,
    ...follow(draft, entryPath, release, standing),
  }));
  const conflicts = followed.filter((one) => one.conflicts.length > 0);
  // First, since what was asked once is not asked again.
  keepConflicts(draft.desk, new Map(conflicts.map((one) => [one.id, one.conflicts])));
  const changes = followed.flatMap((one) => one.changes);
  if (changes.length > 0) changeTree(draft.trees.draft, changes);
  const orders = orderChanges(draft, release);
  if (orders.length > 0) changeTree(draft.trees.draft, orders);
}

function follow(
  draft: Follower,
  entryPath: EntryPath,
  release: string,
  standing: Standing,
): Followed {
  const at = (tree: string) => versionOf(path.join(tree, entryPath.directory));
  const [before, mine, theirs] = [at(draft.trees.base), at(draft.trees.draft), at(release)];
  if (theirs === before || theirs === mine) return nothing;
  if (mine === before)
    return { changes: takeOver(draft.trees.draft, entryPath, release), conflicts: [] };
  // One of them took it away: what is left here stays, and what is gone here stays away.
  if (mine === '' || theirs === '') return nothing;
  return mergeEntry(draft, entryPath, release, standing);
}

/** The entry as the newer release has it, or without it. */
function takeOver(tree: string, { directory }: EntryPath, release: string): TreeChange[] {
  const before = filesIn(path.join(tree, directory));
  const after = filesIn(path.join(release, directory));
  return [
    ...before
      .filter((file) => !after.includes(file))
      .map((file) => ({ remove: `${directory}/${file}` })),
    ...after.map((file) => copyOf(path.join(release, directory, file), `${directory}/${file}`)),
  ];
}

function mergeEntry(
  draft: Follower,
  entryPath: EntryPath,
  release: string,
  standing: Standing,
): Followed {
  const { base, draft: tree } = draft.trees;
  const isBefore = entryPathIn(base, entryPath.folder, entryPath.name) !== undefined;
  const before: Json = isBefore ? (readEntry(base, entryPath).values ?? {}) : {};
  const mine = readEntry(tree, entryPath);
  const theirs = readEntry(release, entryPath);
  // A file of the draft that is no YAML is left for somebody to mend; a release has none.
  if (mine.values === undefined || theirs.values === undefined) return nothing;
  const merged = merge(before, mine.values, theirs.values);
  const isDecided = standing === 'own';
  const changes = isDecided ? [...merged.changes, ...merged.conflicts.map(asMine)] : merged.changes;
  const { text } = applyChanges(theirs.text, changes, keyOrderOf(entryPath, theirs.values));
  const pictures = picturesOf(tree, entryPath);
  for (const [file, digest] of Object.entries(pictures)) {
    draft.histories.keepPicture(path.join(tree, entryPath.directory, file), digest);
  }
  draft.histories.note(entryPath.id, {
    ...{ by: '', deed: 'merged', changes: [] },
    before: { text: mine.text, pictures },
  });
  const lists = changes.flatMap((one) =>
    'value' in one && Array.isArray(one.value) ? [`${one.path.join('/')}/`] : [],
  );
  const named = new Set([before, mine.values, theirs.values].flatMap(picturesNamedIn));
  return {
    changes: [
      { path: entryPath.file, content: text },
      ...pictureChanges(draft, entryPath, release, text, lists, named),
      ...otherFileChanges(draft, entryPath, release, named),
    ],
    conflicts: (isDecided ? [] : merged.conflicts).map(
      ({ path: field, mine: own, theirs: newer }) => ({
        path: field,
        mine: own ?? null,
        newer: newer ?? null,
      }),
    ),
  };
}

const asMine = ({ path: field, mine }: Merged['conflicts'][number]): Change =>
  mine === undefined ? { path: field, remove: true } : { path: field, value: mine };

/**
 * The pictures of a merged entry: those that were changed here, and otherwise those of the release.
 * @param lists where whole lists are as they are here, and their pictures with them
 * @param named those that fields name on any side
 */
function pictureChanges(
  { trees }: Follower,
  entryPath: EntryPath,
  release: string,
  text: string,
  lists: readonly string[],
  named: ReadonlySet<string>,
): TreeChange[] {
  const [before, mine, theirs] = [trees.base, trees.draft, release].map((tree) =>
    picturesOf(tree, entryPath),
  ) as [Record<string, string>, Record<string, string>, Record<string, string>];
  const wanted = new Set(picturesNamedIn(valuesIn(text)));
  const isMine = (file: string) =>
    lists.some((list) => file.startsWith(list)) || mine[file] !== before[file];
  return [
    ...Object.keys(mine)
      .filter((file) => named.has(file) && !wanted.has(file))
      .map((file) => ({ remove: `${entryPath.directory}/${file}` })),
    ...[...wanted]
      .filter((file) => theirs[file] !== undefined && theirs[file] !== mine[file])
      .filter((file) => mine[file] === undefined || !isMine(file))
      .map((file) =>
        copyOf(path.join(release, entryPath.directory, file), `${entryPath.directory}/${file}`),
      ),
  ];
}

/** The files that no field names, such as fonts: those that were changed here, and otherwise those of the release. */
function otherFileChanges(
  { trees }: Follower,
  { directory }: EntryPath,
  release: string,
  named: ReadonlySet<string>,
): TreeChange[] {
  const isOther = (file: string) => file !== 'index.yaml' && !named.has(file);
  const digestIn = (tree: string, file: string) => {
    const full = path.join(tree, directory, file);
    return existsSync(full) ? digestOfFile(full) : undefined;
  };
  const files = [trees.draft, release].flatMap((tree) => filesIn(path.join(tree, directory)));
  return [...new Set(files)]
    .filter((file) => isOther(file) && digestIn(trees.draft, file) === digestIn(trees.base, file))
    .filter((file) => digestIn(release, file) !== digestIn(trees.draft, file))
    .map((file) => {
      const theirs = path.join(release, directory, file);
      const there = `${directory}/${file}`;
      return existsSync(theirs) ? copyOf(theirs, there) : { remove: there };
    });
}

/** Orders with what was changed here, or else there, and all entries that there are then. */
function orderChanges({ trees }: Follower, release: string): TreeChange[] {
  return folders.filter(isOrdered).flatMap((folder) => {
    const mine = orderIn(trees.draft, folder);
    const before = orderIn(trees.base, folder);
    const theirs = orderIn(release, folder);
    // What came with the release stands in the draft already, and is no change of the order here.
    const isNew = (name: string) => theirs.includes(name) && !before.includes(name);
    const isAsBefore = isSame(
      mine.filter((name) => !isNew(name)),
      before,
    );
    const chosen = isAsBefore ? theirs : mine;
    const there = namesIn(trees.draft, folder);
    const names = new Set([...chosen, ...there].filter((name) => there.includes(name)));
    return orderChange(trees.draft, folder, [...names]);
  });
}

/** Words that nobody edits here, such as those of the editor's own screens, are as the release has them. */
function foreignChanges(tree: string, release: string): TreeChange[] {
  return filesIn(release)
    .filter((file) => path.basename(file) === 'index.yaml' && idOfFile(file) === undefined)
    .map((file) => ({ path: file, content: readFileSync(path.join(release, file), 'utf8') }))
    .filter(({ path: file, content }) => {
      const present = path.join(tree, file);
      return !existsSync(present) || readFileSync(present, 'utf8') !== content;
    });
}
