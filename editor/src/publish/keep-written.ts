import { lstatSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

/** Files that a disk is asked to keep together. */
const together = 32;

/** Waits until the disk has a folder with all that is in it, save what another folder shares and so has long. */
export async function keepWritten(folder: string): Promise<void> {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = [folder, ...inside.map((name) => path.join(folder, name))].filter((one) => {
    const found = lstatSync(one);
    return found.isDirectory() || (found.isFile() && found.nlink === 1);
  });
  for (let start = 0; start < paths.length; start += together) {
    await Promise.all(paths.slice(start, start + together).map(keep));
  }
}

async function keep(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
