import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ownRelease, pointerFile } from './paths.ts';
import { writeWhole } from './write-file.ts';

const name = z.string().regex(/^[a-z0-9-]{1,40}$/);

const pointer = z.strictObject({
  /** The release that is on the site. */
  release: name,
  /** Since when. */
  at: z.iso.datetime(),
  /** Those that were there before, the latest first, and since when each is not. */
  before: z.array(z.strictObject({ release: name, left: z.iso.datetime() })),
});

/** Which release is on the site: all servers that share the folder look here. */
export type Pointer = z.output<typeof pointer>;

/** As many as anybody goes back to, and as may be open somewhere still. */
const mostBefore = 20;

const parsed = (text: string): Pointer => pointer.parse(JSON.parse(text));

/** @throws when it is there and can't be read */
export async function readPointer(desk: string): Promise<Pointer> {
  return parsed(await readFile(pointerFile(desk), 'utf8'));
}

/** The pointer for who changes it; one that can't be read points at nothing. */
function pointerBefore(desk: string): Pointer | undefined {
  try {
    return parsed(readFileSync(pointerFile(desk), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The release that is on the site. */
export const currentRelease = (desk: string): string => pointerBefore(desk)?.release ?? ownRelease;

/** Those that were on the site, the latest first, and when each left it. */
export const formerReleases = (desk: string): Pointer['before'] =>
  pointerBefore(desk)?.before ?? [];

/** Puts a release on the site: servers show it as soon as they look. */
export function pointAt(desk: string, release: string, now: number): void {
  const at = new Date(now).toISOString();
  const left = { release: currentRelease(desk), left: at };
  const before = formerReleases(desk).filter((one) => one.release !== left.release);
  const next: Pointer = { release, at, before: [left, ...before].slice(0, mostBefore) };
  writeWhole(pointerFile(desk), `${JSON.stringify(next, undefined, 2)}\n`);
}
