import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureReasons, workKinds } from '@nokshi/contract/release.ts';
import { z } from 'zod';

/** Why something was not published; null where nothing failed. */
const reason = z.enum(failureReasons).nullable();

const progress = z.strictObject({
  /** The release that is being made, or was made last; null where nobody knows. */
  what: z.enum(workKinds).nullable(),
  state: z.enum(['idle', 'checking', 'building', 'loading', 'failed']),
  /** From 0 to 1. */
  progress: z.number(),
  reason,
});

/** How far a release or a draft's site is. */
export type Progress = z.output<typeof progress>;

export type WorkKind = NonNullable<Progress['what']>;

export type Reason = z.output<typeof reason>;

/** Whether what failed is the owner's to mend: nothing is wrong with the machine. */
export const isUnfit = (why: Reason): boolean => why === 'faults' || why === 'examples';

/** While nothing is under way. */
export const idle: Progress = { what: null, state: 'idle', progress: 0, reason: null };

export const failed = (why: Reason): Progress => ({ ...idle, state: 'failed', reason: why });

const progressFile = (desk: string): string => join(desk, 'publishing.json');

/** Notes how far it is, for every server that shares the folder. A full disk keeps nobody from going on. */
export function noteProgress(desk: string, told: Progress): void {
  const file = progressFile(desk);
  const beside = `${file}.${process.pid}`;
  try {
    writeFileSync(beside, JSON.stringify(told));
    renameSync(beside, file);
  } catch {
    rmSync(beside, { force: true });
    // Who publishes tells the server that began it as well.
  }
}

/** The progress that was written last. */
export function notedProgress(desk: string): Progress {
  try {
    return progress.parse(JSON.parse(readFileSync(progressFile(desk), 'utf8')));
  } catch {
    return idle;
  }
}
