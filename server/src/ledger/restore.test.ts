import { copyFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { restore } from './restore.ts';

/** Copies the files of a ledger while its server has them open. */
async function rawCopy(parts: readonly string[]) {
  const directory = newDirectory();
  const app = await runningApp({ DATA_DIR: directory });
  const references: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    const answer = await post(app, 'contact', { ...aContact, message: `Number ${index}` });
    references.push(answer.json().reference);
  }
  const copy = join(newDirectory(), 'copy.sqlite');
  for (const part of parts) copyFileSync(join(directory, `enquiries.sqlite${part}`), copy + part);
  return { copy, references };
}

describe('a ledger copied file by file under a running server', () => {
  it.each([[['', '-wal']], [['', '-wal', '-shm']]])(
    'comes back whole from the parts %j and is left as it is',
    async (parts) => {
      const { copy, references } = await rawCopy(parts);
      const before = parts.map((part) => readFileSync(copy + part));
      const target = openDatabase({ DATA_DIR: newDirectory() });
      expect(await restore(target, copy)).toBe(20);
      const kept = (await allEnquiries(target)).map(({ reference }) => reference);
      expect(kept.sort()).toEqual(references.sort());
      expect(parts.map((part) => readFileSync(copy + part))).toEqual(before);
      expect(['-wal', '-shm'].filter((part) => existsSync(copy + part))).toEqual(parts.slice(1));
    },
  );

  it('is refused without its log, when that has the tables', async () => {
    const { copy } = await rawCopy(['']);
    const target = openDatabase({ DATA_DIR: newDirectory() });
    await expect(restore(target, copy)).rejects.toThrow('needs its -wal file');
  });

  it('is refused when it is cut off or something else', async () => {
    const { copy } = await rawCopy(['', '-wal']);
    const target = openDatabase({ DATA_DIR: newDirectory() });
    truncateSync(copy, 0);
    await expect(restore(target, copy)).rejects.toThrow('is no whole ledger');
    const diary = join(newDirectory(), 'diary');
    writeFileSync(diary, 'Dear diary'.repeat(1000));
    await expect(restore(target, diary)).rejects.toThrow('is no whole ledger');
  });
});
