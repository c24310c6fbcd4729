import { rmSync } from 'node:fs';
import { keptReleases } from '@nokshi/releases/kept-releases.ts';
import { releaseFolder } from '@nokshi/releases/paths.ts';
import { currentRelease, formerReleases } from '@nokshi/releases/pointer.ts';

/** So many can be gone back to. */
const mostKept = 5;

/** So long somebody may have a page open that asks for its files. */
const openMilliseconds = 24 * 60 * 60 * 1000;

/** Removes releases that nobody goes back to and no open page needs. */
export function removeOld(desk: string, now: number): void {
  const current = currentRelease(desk);
  const leftLately = new Set(
    formerReleases(desk)
      .filter(({ left }) => Math.abs(now - Date.parse(left)) < openMilliseconds)
      .map(({ release }) => release),
  );
  const others = keptReleases(desk).filter(({ id }) => id !== current);
  for (const { id } of others.slice(mostKept)) {
    if (!leftLately.has(id)) {
      rmSync(releaseFolder(desk, id), { recursive: true, force: true });
    }
  }
}
