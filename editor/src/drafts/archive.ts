import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ofContent } from '../pull/unpack.ts';
import type { Given } from '../questions.ts';
import type { Draft } from './draft.ts';
import { removeForgotten, temporaryFolder } from './temporary-files.ts';
import { filesIn } from './trees.ts';

/** Writes the whole draft into a zip, to be unpacked over content/. Whoever asked removes it. */
export async function archiveDraft({ desk, trees }: Draft): Promise<Given<'archive'>> {
  const folder = temporaryFolder(desk);
  mkdirSync(folder, { recursive: true });
  removeForgotten(desk);
  const file = path.join(folder, `${crypto.randomUUID()}.zip`);
  const handle = openSync(file, 'wx');
  try {
    await new Promise<void>((resolve, reject) => {
      const zip = new Zip((failure, chunk, isLast) => {
        if (failure) reject(failure);
        else writeSync(handle, chunk);
        if (isLast) resolve();
      });
      for (const name of filesIn(trees.draft).filter((one) => ofContent.test(one))) {
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
