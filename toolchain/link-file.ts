import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';

/** How to take over a file: a link where nobody ever writes into the other one, or a copy. */
export type TakeOver = (from: string, to: string) => void;

/** One file for both folders, as far as the file system has such a thing. What was there is replaced in one step. */
export const link: TakeOver = (from, to) => {
  const beside = `${to}.link`;
  rmSync(beside, { force: true });
  try {
    linkSync(from, beside);
  } catch {
    copyFileSync(from, beside);
  }
  renameSync(beside, to);
  // Of two names of one file, renaming leaves both.
  rmSync(beside, { force: true });
};

/** A copy; what is there already stays. */
export const copy: TakeOver = (from, to) => {
  if (!existsSync(to)) copyFileSync(from, to);
};
