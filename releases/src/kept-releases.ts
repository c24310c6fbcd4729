import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { draftFolder, half, ownRelease, releaseFolder, releasesFolder, siteIn } from './paths.ts';
import { currentRelease } from './pointer.ts';

// What a newer program notes besides is no reason not to know a release.
const keptRelease = z.object({
  id: z.string(),
  /** Counts what is published: a clock may be wrong. Those that were published before this was noted have none. */
  number: z.int().positive().optional(),
  at: z.iso.datetime(),
  by: z.string(),
  /** How long it took to make. */
  seconds: z.number().optional(),
  /** The fingerprint of the program that built it. */
  program: z.string().optional(),
  /** Those of programs before it that built what was on the site: one that is started again builds nothing anew. */
  formerPrograms: z.array(z.string()).optional(),
  /** The plan that it was published by, of those that wait for their time. */
  plan: z.string().optional(),
  /** Whether a newer program built it of what was published, and nobody pressed a button. */
  isRenewal: z.boolean().optional(),
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

/** What is noted of the release on the site; undefined while that is the one that the program came with. */
export function publishedRelease(desk: string): KeptRelease | undefined {
  const current = currentRelease(desk);
  return current === ownRelease ? undefined : readKept(releaseFolder(desk, current));
}

/**
 * Whether a program builds a release anew by itself: another one has built it, and none that followed it.
 * An older server that is started again beside newer ones takes nothing back.
 */
export const isRenewable = (
  release: KeptRelease | undefined,
  program: string,
): release is KeptRelease =>
  release !== undefined &&
  release.program !== program &&
  !release.formerPrograms?.includes(program);

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
