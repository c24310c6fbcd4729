import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';

/** What is done to a disk; each step is there as a whole or not at all, but for `write` and `copy`. */
export type Disk = {
  /** The file is on disk when this returns. */
  write: (file: string, content: string | Uint8Array) => void;
  /** As above. */
  copy: (from: string, to: string) => void;
  rename: (from: string, to: string) => void;
  remove: (file: string) => void;
  /** With those above it. */
  makeFolder: (folder: string) => void;
  /** Must be empty. */
  removeFolder: (folder: string) => void;
  /** Flushes a folder, so that renames and removals in it are on disk when this returns. */
  syncFolder: (folder: string) => void;
};

function sync(path: string, flags: string): void {
  const opened = openSync(path, flags);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** The disk of this machine. */
export const disk: Disk = {
  write: (file, content) => writeFileSync(file, content, { flush: true }),
  copy(from, to) {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    sync(to, 'r+');
  },
  rename: renameSync,
  remove: unlinkSync,
  makeFolder: (folder) => void mkdirSync(folder, { recursive: true }),
  removeFolder: rmdirSync,
  syncFolder(folder) {
    // Windows opens no directory, and sees to that itself.
    if (process.platform !== 'win32') sync(folder, 'r');
  },
};
