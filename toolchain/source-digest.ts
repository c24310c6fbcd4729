import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

const digests = new Map<string, Buffer>();

/**
 * A digest of the code of a folder and of the versions of all packages: what it draws is drawn anew when one of them
 * has changed.
 */
export function digestOfSources(folder: string): Buffer {
  const digest = digests.get(folder) ?? read(path.join(projectRoot(), folder));
  digests.set(folder, digest);
  return digest;
}

function read(folder: string): Buffer {
  const files = readdirSync(folder).map((file) => path.join(folder, file));
  const hash = createHash('sha256');
  for (const file of [...files.sort(), path.join(projectRoot(), 'package-lock.json')]) {
    hash.update(readFileSync(file));
  }
  return hash.digest();
}
