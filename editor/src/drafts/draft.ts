import path from 'node:path';
import { Histories } from '../history/histories.ts';
import { finishTree } from '../write/tree.ts';
import { seedTrees, type Trees, treesIn } from './trees.ts';

/** The one draft that all who change the content share, and what it is compared with. */
export type Draft = {
  /** The folder of all that the desk keeps beside the ledger. */
  desk: string;
  trees: Trees;
  histories: Histories;
};

/**
 * Opens the draft; makes it where there is none.
 * @param desk the folder of all that the desk keeps beside the ledger
 * @param release the content that the program came with
 */
export async function openDraft(desk: string, release: string): Promise<Draft> {
  const trees = treesIn(desk);
  await seedTrees(trees, release);
  // What a process that died was about to write.
  finishTree(trees.draft);
  return { desk, trees, histories: new Histories(path.join(desk, 'history')) };
}
