import { readSync } from 'node:fs';

/** Longer than nearly all lines. */
const chunkBytes = 16_384;

/** A line of a file: its text without the newline, and where that lies in bytes. */
export type FileLine = { text: string; start: number; end: number };

/**
 * Reads the one line of an open file that ends at a place, and no more of the file than that.
 * @param end where the newline stands that ends it, or the end of the file
 */
export function lineBefore(handle: number, end: number): FileLine {
  const chunks: Buffer[] = [];
  let start = end;
  let newline = -1;
  while (start > 0 && newline < 0) {
    const chunk = Buffer.alloc(Math.min(chunkBytes, start));
    readSync(handle, chunk, 0, chunk.length, start - chunk.length);
    newline = chunk.lastIndexOf(0x0a);
    chunks.unshift(chunk.subarray(newline + 1));
    start -= chunk.length - (newline + 1);
  }
  return { text: Buffer.concat(chunks).toString('utf8'), start, end };
}
