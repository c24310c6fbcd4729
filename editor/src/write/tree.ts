import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import {
  type Unwritten,
  unwrittenSentences,
  whyUnwritten,
} from '@nokshi/releases/why-unwritten.ts';
import { type Disk, disk as thisDisk } from './disk.ts';
import { filesAt, PathRefused, whatIsAt } from './tree-paths.ts';

/** What happens to a file of a tree; `remove` may name a folder, which goes with all in it. */
export type TreeChange =
  | { path: string; content: string | Uint8Array }
  | { from: string; to: string }
  | { remove: string };

/** Thrown when a tree could not be written, with a sentence for who wanted it. */
export class TreeUnwritten extends Error {
  override name = 'TreeUnwritten';
  readonly reason: Unwritten | 'failed';

  constructor(failure: unknown, ending: string) {
    const reason = whyUnwritten(failure) ?? 'failed';
    super(`${sentences[reason]} ${ending}`, { cause: failure });
    this.reason = reason;
  }
}

const sentences = { ...unwrittenSentences, failed: 'The content could not be written.' } as const;

/** One file of a tree: it becomes what lies at this name in the journal's folder, or goes. */
type Step = { path: string; staged: string | null };

/** The changes and their reverse. Either can be carried out again after any part of it. */
type Journal = { steps: Step[]; undo: Step[] };

/**
 * Changes several files of a tree at once: all of it is done, or nothing, whenever the process or the
 * machine dies, once `finishTree` has run. Moves name files as they lay before all the changes. It does
 * not give way to anything else meanwhile, so what was read just before still stands; one process alone
 * may write a tree.
 * @param tree its journal lies beside it
 * @throws PathRefused; TreeUnwritten, and the tree is as it was
 */
export function changeTree(tree: string, changes: readonly TreeChange[], disk = thisDisk): void {
  finishTree(tree, disk);
  const sources = sourcesOf(tree, changes);
  try {
    writeJournal(tree, sources, disk);
    carryOut(tree, 'steps', disk);
  } catch (failure) {
    takeBack(tree, failure, disk);
    throw new TreeUnwritten(failure, 'Nothing was changed.');
  }
  discardJournal(tree, disk);
}

/** Finishes what a process that died was about to change, or takes back what could not be done. */
export function finishTree(tree: string, disk: Disk = thisDisk): void {
  const { folder, written, undone } = journalOf(tree);
  if (!existsSync(folder)) return;
  if (existsSync(written)) carryOut(tree, 'steps', disk);
  else if (existsSync(undone)) carryOut(tree, 'undo', disk);
  discardJournal(tree, disk);
}

function journalOf(tree: string) {
  const folder = `${tree}.journal`;
  return {
    folder,
    /** Once it is there, the change will be made. */
    written: join(folder, 'written.json'),
    /** The same under this name: the change will be undone. */
    undone: join(folder, 'undone.json'),
  };
}

/** What a file becomes: a content, or that of another file; null when it goes. */
type Source = { content: string | Uint8Array } | { from: string } | null;

function sourcesOf(tree: string, changes: readonly TreeChange[]): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const change of changes) {
    const gone = 'remove' in change ? change.remove : 'from' in change ? change.from : null;
    if (gone !== null) for (const file of filesAt(tree, gone)) sources.set(file, null);
  }
  for (const change of changes) {
    if ('remove' in change) continue;
    const [path, source] =
      'to' in change ? [change.to, { from: change.from }] : [change.path, change];
    if (sources.get(path)) throw new PathRefused(`${path} can't become two files.`);
    if (whatIsAt(tree, path) === 'folder') throw new PathRefused(`${path} is a folder.`);
    sources.set(path, source);
  }
  return sources;
}

/** Puts all that will be in the tree, and all that was, beside it. */
function writeJournal(tree: string, sources: Map<string, Source>, disk: Disk): void {
  const { folder, written } = journalOf(tree);
  const journal: Journal = { steps: [], undo: [] };
  disk.makeFolder(folder);
  for (const [path, source] of sources) {
    const number = journal.steps.length;
    const file = join(tree, path);
    const after = source && `after-${number}`;
    const before = existsSync(file) ? `before-${number}` : null;
    if (after && 'from' in source) disk.copy(join(tree, source.from), join(folder, after));
    else if (after && 'content' in source) disk.write(join(folder, after), source.content);
    if (before) disk.copy(file, join(folder, before));
    journal.steps.push({ path, staged: after });
    journal.undo.push({ path, staged: before });
  }
  disk.write(`${written}.part`, JSON.stringify(journal));
  disk.rename(`${written}.part`, written);
  disk.syncFolder(folder);
  disk.syncFolder(dirname(folder));
}

function carryOut(tree: string, side: keyof Journal, disk: Disk): void {
  const { folder, written, undone } = journalOf(tree);
  const journal: Journal = JSON.parse(readFileSync(side === 'undo' ? undone : written, 'utf8'));
  for (const { path, staged } of journal[side]) {
    const file = join(tree, path);
    if (staged === null) {
      if (existsSync(file)) disk.remove(file);
    } else if (existsSync(join(folder, staged))) {
      if (!existsSync(dirname(file))) disk.makeFolder(dirname(file));
      disk.rename(join(folder, staged), file);
    }
  }
  // At the end: a full disk would have no room to make them again.
  removeEmptyFolders(tree, journal[side], disk);
  for (const above of new Set(journal[side].flatMap(({ path }) => foldersAbove(path)))) {
    if (existsSync(join(tree, above))) disk.syncFolder(join(tree, above));
  }
}

/** The folders that a path leads through, the innermost first, the tree itself last. */
function foldersAbove(path: string): string[] {
  const above = posix.dirname(path);
  return above === '.' ? ['.'] : [above, ...foldersAbove(above)];
}

function removeEmptyFolders(tree: string, steps: Step[], disk: Disk): void {
  for (const above of steps.flatMap(({ path }) => foldersAbove(path))) {
    const folder = join(tree, above);
    if (above !== '.' && existsSync(folder) && readdirSync(folder).length === 0) {
      disk.removeFolder(folder);
    }
  }
}

/** @throws TreeUnwritten when the tree can't be put back either: `finishTree` will */
function takeBack(tree: string, failure: unknown, disk: Disk): void {
  const { folder, written, undone } = journalOf(tree);
  try {
    if (existsSync(written)) {
      disk.rename(written, undone);
      disk.syncFolder(folder);
      carryOut(tree, 'undo', disk);
    }
  } catch {
    throw new TreeUnwritten(
      failure,
      'Part of it was changed, which is put right at the next change.',
    );
  }
  discardJournal(tree, disk);
}

/**
 * The journal first: what lies beside it means nothing without. What can't go now goes before the next
 * change; to carry out a journal again changes nothing.
 */
function discardJournal(tree: string, disk: Disk): void {
  const { folder, written, undone } = journalOf(tree);
  if (!existsSync(folder)) return;
  try {
    for (const journal of [written, undone]) if (existsSync(journal)) disk.remove(journal);
    disk.syncFolder(folder);
    for (const file of readdirSync(folder)) disk.remove(join(folder, file));
    disk.removeFolder(folder);
  } catch {
    // As said above.
  }
}
