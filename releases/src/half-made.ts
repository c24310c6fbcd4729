import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { half, releasesFolder } from './paths.ts';

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Removes what somebody began to make who is gone; for who holds the lock. */
export function removeHalfMade(desk: string): void {
  for (const folder of [desk, releasesFolder(desk)]) {
    for (const name of namesIn(folder)) {
      if (name.endsWith(half)) rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}
