import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Thrown with a sentence for the person at the terminal. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

/**
 * Has a SQLite file written so that its name never stands for a part of it: `<file>.part` is written
 * beside it, and renamed when it is on disk. Readable by its owner alone from the first byte; what one
 * that was killed has left goes with the next.
 * @param file must not exist yet
 * @param write fills the file that it is given, which exists and is empty
 * @throws FileRefused when the file exists or can't be made, or another process writes the same; what
 *   `write` throws
 */
export async function writeWholeFile(
  file: string,
  write: (part: string) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw new FileRefused(`${file} exists already. Name a new file.`);
  const part = `${file}.part`;
  const own = makeEmpty(part);
  const isOwn = () => existsSync(part) && statSync(part).ino === fstatSync(own).ino;
  try {
    await write(part);
    if (!isOwn()) throw new FileRefused(`Another process writes ${file}.`);
    fsyncSync(own);
    renameSync(part, file);
    syncDirectory(dirname(file));
  } catch (failure) {
    if (isOwn()) removePart(part);
    throw failure;
  } finally {
    closeSync(own);
  }
}

/** SQLite's journals get the mode of their file. */
function makeEmpty(part: string): number {
  try {
    removePart(part);
    return openSync(part, 'wx', 0o600);
  } catch (failure) {
    throw new FileRefused(`${part} can't be written: ${(failure as Error).message}.`);
  }
}

/** With its journals: an old one would be taken for the new file's. */
function removePart(part: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
}

/** The new name is on disk, too. Windows opens no directory, and sees to that itself. */
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(directory, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
