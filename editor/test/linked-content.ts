import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../src/drafts/trees.ts';

/** The content of the project. */
const content = fileURLToPath(new URL('../../content', import.meta.url));

/** A copy of it on the disk of the tests, made once for all of them, and its files. */
let copy: { folder: string; files: readonly string[] } | undefined;

function madeCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(content, folder, { recursive: true });
  return { folder, files: filesIn(folder) };
}

/** A folder of the project's content that nobody writes to. */
export function sharedContent(): string {
  copy ??= madeCopy();
  return copy.folder;
}

/**
 * Makes a folder of the project's content, at little cost: pictures are replaced, never written into, so
 * that they may have several names.
 */
export function linkContent(to: string): void {
  const from = sharedContent();
  const files = copy?.files ?? [];
  for (const parent of new Set(files.map((file) => path.dirname(file)))) {
    mkdirSync(path.join(to, parent), { recursive: true });
  }
  for (const file of files) {
    const make = file.endsWith('.yaml') ? copyFileSync : linkSync;
    make(path.join(from, file), path.join(to, file));
  }
}
