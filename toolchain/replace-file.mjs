import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file in one step, with the folders that it lacks: whoever reads it meanwhile, such as a browser that
 * another process started, has the old one whole and never a cut one.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function replaceFile(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, content);
  renameSync(fresh, file);
}
