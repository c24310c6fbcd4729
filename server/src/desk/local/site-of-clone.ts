import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentIn, ownRelease, pointerFile, releaseFolder } from '@nokshi/releases/paths.ts';
import { pointAt } from '@nokshi/releases/pointer.ts';
import { build } from '../../../../toolchain/build.mjs';
import { isBuilt } from '../../../../toolchain/fingerprint.mjs';

/**
 * Has the clone's own site ready, with the page of the desk, and what it was built from noted beside it:
 * the changes of the content since then are those that are not published.
 * @param desk where it is noted
 * @returns why it could not be built; undefined where it is ready
 */
export async function prepareSite(
  desk: string,
  content: string,
  site: string,
): Promise<string | undefined> {
  const isUsable = existsSync(join(site, 'desk.html'));
  const isFresh = isBuilt();
  if (isUsable && existsSync(pointerFile(desk)) && !isFresh) return undefined;
  if (!isFresh) {
    const { succeeded, output } = await build();
    // What is wrong in the content is mended in the editor, with the page that an earlier build left.
    if (!succeeded) return isUsable ? undefined : output;
  }
  noteBuilt(desk, content);
  return undefined;
}

/** Notes that the site was built from what stands in the content now. */
function noteBuilt(desk: string, content: string): void {
  const folder = releaseFolder(desk, ownRelease);
  rmSync(folder, { recursive: true, force: true });
  cpSync(content, contentIn(folder), { recursive: true });
  pointAt(desk, ownRelease, Date.now());
}
