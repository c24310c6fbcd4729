import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { draftFolder, half, releaseFolder, releasesFolder, siteIn } from './paths.ts';

const keptRelease = z.strictObject({
  id: z.string(),
  /** Counts what is published: a clock may be wrong. Those that were published before this was noted have none. */
  number: z.int().positive().optional(),
  at: z.iso.datetime(),
  by: z.string(),
  /** How long it took to make. */
  seconds: z.number().optional(),
  /** The fingerprint of the program that built it. */
  program: z.string().optional(),
});

/** The record of a release: when it was made, who published it, how long that took, and by which program. */
export type KeptRelease = z.output<typeof keptRelease>;

export const noteOf = (folder: string): string => join(folder, 'release.json');

/** Reads the record in the folder of a release; undefined where there is none. */
export function readKept(folder: string): KeptRelease | undefined {
  try {
    return keptRelease.parse(JSON.parse(readFileSync(noteOf(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

/** All releases that are there, the latest first. */
export function keptReleases(desk: string): KeptRelease[] {
  return namesIn(releasesFolder(desk))
    .map((id) => readKept(releaseFolder(desk, id)))
    .filter((kept) => kept !== undefined)
    .toSorted((one, other) => numberOf(other) - numberOf(one));
}

const numberOf = ({ number = 0 }: KeptRelease): number => number;

/** The number of what is published next; for who holds the lock. */
export const nextNumber = (desk: string): number =>
  1 + Math.max(0, ...keptReleases(desk).map(numberOf));

function namesIn(folder: string): string[] {
  try {
    return inOrder(readdirSync(folder));
  } catch {
    return [];
  }
}

const inOrder = (names: readonly string[]): string[] =>
  names
    .filter((name) => !name.endsWith(half))
    .sort()
    .reverse();

/** The built sites that the desk keeps, the draft's first; none while nobody has used it. */
export async function keptSites(desk: string): Promise<string[]> {
  const names = await readdir(releasesFolder(desk)).catch(() => []);
  const folders = inOrder(names).map((name) => releaseFolder(desk, name));
  return [draftFolder(desk), ...folders].map(siteIn);
}
