import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditorFile } from '@nokshi/site/src/content/schemas/editor.ts';
import { editor } from '@nokshi/site/src/content/schemas/index.ts';
import { parse } from 'yaml';
import { Histories } from '../history/histories.ts';
import { finishTree } from '../write/tree.ts';
import { followRelease } from './follow-release.ts';
import { seedTrees, type Trees, treesIn } from './trees.ts';

/** The one draft that all who change the content share, and what it is compared with. */
export type Draft = {
  /** The folder of all that the desk keeps beside the ledger. */
  desk: string;
  trees: Trees;
  histories: Histories;
  /** What fields, folders and pages are called. */
  names: EditorFile;
};

/**
 * Opens the draft; makes it where there is none.
 * @param desk the folder of all that the desk keeps beside the ledger
 * @param release the content that the program came with
 */
export async function openDraft(desk: string, release: string): Promise<Draft> {
  const trees = treesIn(desk);
  await seedTrees(trees, release);
  const draft = draftOf(desk, trees, release);
  await followRelease(draft, release);
  return draft;
}

/**
 * Opens the content of a clone as the draft: what is changed stands there at once.
 * @param desk the folder of all else that is kept
 */
export async function openInPlace(desk: string, content: string): Promise<Draft> {
  const trees = treesIn(desk, content);
  await seedTrees(trees, content);
  return draftOf(desk, trees, content);
}

function draftOf(desk: string, trees: Trees, release: string): Draft {
  // Completes the writes of a process that died.
  finishTree(trees.draft);
  const histories = new Histories(path.join(desk, 'history'));
  // The program's own: no draft makes a form that its schemas don't know.
  const names = editor.parse(parse(readFileSync(path.join(release, 'editor/index.yaml'), 'utf8')));
  return { desk, trees, histories, names };
}
