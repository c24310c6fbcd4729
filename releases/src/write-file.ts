import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file so that whoever reads it sees the old one or the new one, whatever ends the machine. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}`;
  const opened = openSync(beside, 'w');
  try {
    writeFileSync(opened, text);
    fsyncSync(opened);
    renameSync(beside, file);
  } catch (failure) {
    rmSync(beside, { force: true });
    throw failure;
  } finally {
    closeSync(opened);
  }
}
