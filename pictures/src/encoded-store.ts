/** The encodings that were made when a picture was drawn. They are kept in the repository. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../toolchain/project-root.ts';
import { readMark } from './drawn-mark.ts';
import type { Source } from './encodings.ts';

/** Reads a picture from its file. */
export const readSource = async (file: string): Promise<Source> => sourceOf(await readFile(file));

/** Reads the hash and the mark of a picture from the bytes of its file. */
export function sourceOf(bytes: Buffer): Source {
  const hash = createHash('sha256');
  for (const part of partsSeen(bytes)) hash.update(part);
  return { hash: hash.digest('hex').slice(0, 16), mark: readMark(bytes) };
}

/** A PNG without its mark, which also changes with words that are not seen; the bytes of others. */
function* partsSeen(bytes: Buffer): Generator<Buffer> {
  const signature = 8;
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return yield bytes;
  for (let start = signature; start + 8 <= bytes.length; ) {
    const end = start + 12 + bytes.readUInt32BE(start);
    if (bytes.toString('latin1', start + 4, start + 8) !== 'eXIf') yield bytes.subarray(start, end);
    start = end;
  }
}

export const storeFolder = (): string => path.join(projectRoot(), 'artwork/encoded');
