import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cacheFolder, findKept, forgetUnused, keptFile, keptFolder } from './kept-file.ts';

/** Has a build keep things in a folder of its own. */
function ownFolder(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  vi.stubEnv('BUILD_DIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
}

it('a file is made once', async () => {
  ownFolder();
  const make = vi.fn(() => 'dear');
  const file = await keptFile('things/one.txt', make);
  expect(readFileSync(file, 'utf8')).toBe('dear');
  expect(await keptFile('things/one.txt', make)).toBe(file);
  expect(make).toHaveBeenCalledOnce();
});

it('a folder is there once it is whole, and one that could not be made is not', async () => {
  ownFolder();
  const failing = keptFolder('programs/a', async (folder) => {
    writeFileSync(path.join(folder, 'half.txt'), '');
    throw new Error('no space');
  });
  await expect(failing).rejects.toThrow('no space');
  expect(findKept('programs/a')).toBeUndefined();
  const made = await keptFolder('programs/a', async (folder) => {
    writeFileSync(path.join(folder, 'whole.txt'), '');
  });
  expect(existsSync(path.join(made, 'whole.txt'))).toBe(true);
  expect(existsSync(path.join(made, 'half.txt'))).toBe(false);
});

it('of two builds that make the same folder at the same time, both have one', async () => {
  ownFolder();
  const made = await keptFolder('programs/b', async () => {
    // The other one, which is quicker.
    vi.spyOn(process, 'pid', 'get').mockReturnValueOnce(1);
    await keptFolder('programs/b', async (folder) => {
      writeFileSync(path.join(folder, 'quicker.txt'), '');
    });
  });
  expect(existsSync(path.join(made, 'quicker.txt'))).toBe(true);
});

it('what no build has used for 30 days goes', async () => {
  ownFolder();
  const now = Date.parse('2028-02-29T23:59:00+06:00');
  const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000);
  for (const [name, days] of [
    ['old.txt', 31],
    ['used.txt', 29],
  ] as const) {
    const file = await keptFile(`things/${name}`, () => '');
    utimesSync(file, daysAgo(days), daysAgo(days));
  }
  forgetUnused('things', undefined, now);
  expect(existsSync(path.join(cacheFolder(), 'things/old.txt'))).toBe(false);
  expect(existsSync(path.join(cacheFolder(), 'things/used.txt'))).toBe(true);
});

it('of what takes much room, only what was used last stays', async () => {
  ownFolder();
  for (const [index, name] of ['first', 'second', 'third'].entries()) {
    const file = await keptFile(`large/${name}`, () => '');
    const used = new Date(Date.now() - (3 - index) * 60_000);
    utimesSync(file, used, used);
  }
  forgetUnused('large', 2);
  expect(readdirSync(path.join(cacheFolder(), 'large')).sort()).toEqual(['second', 'third']);
});
