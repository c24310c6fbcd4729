import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Given } from '../questions.ts';
import type { Draft } from './draft.ts';
import { filesIn } from './trees.ts';

/** Longer than anybody reads a file of the desk. */
const mostMilliseconds = 24 * 60 * 60_000;

/** Removes what was left when a process ended before it could. */
function removeForgotten(folder: string): void {
  for (const file of filesIn(folder).map((name) => path.join(folder, name))) {
    if (Date.now() - statSync(file).mtimeMs > mostMilliseconds) rmSync(file, { force: true });
  }
}

/** Writes the whole draft into a zip, to be unpacked over content/. Whoever asked removes it. */
export async function archiveDraft({ desk, trees }: Draft): Promise<Given<'archive'>> {
  const folder = path.join(desk, 'temporary');
  mkdirSync(folder, { recursive: true });
  removeForgotten(folder);
  const file = path.join(folder, `${crypto.randomUUID()}.zip`);
  const handle = openSync(file, 'wx');
  try {
    await new Promise<void>((resolve, reject) => {
      const zip = new Zip((failure, chunk, isLast) => {
        if (failure) reject(failure);
        else writeSync(handle, chunk);
        if (isLast) resolve();
      });
      for (const name of filesIn(trees.draft)) {
        // Pictures are small already.
        const entry = name.endsWith('.yaml') ? new ZipDeflate(name) : new ZipPassThrough(name);
        zip.add(entry);
        entry.push(readFileSync(path.join(trees.draft, name)), true);
      }
      zip.end();
    });
  } catch (failure) {
    rmSync(file);
    throw failure;
  } finally {
    closeSync(handle);
  }
  return { kind: 'given', given: { file } };
}
