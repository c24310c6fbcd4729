import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { workerSource } from './worker-source.ts';

const directory = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** What stands for the build in a worker that keeps this and does this with it. */
function buildOf(kept: string, deed: string): string | undefined {
  const file = join(directory, 'worker.js');
  writeFileSync(file, `caches.open('%BUILD%');${deed}`);
  const source = workerSource(file, createHash('sha256').update(kept));
  return source.match(/caches\.open\(.(.{8}).\)/)?.[1];
}

it('is of another build where it keeps something else, or keeps it otherwise', () => {
  const build = buildOf('A page', 'keep()');
  expect(build).toBeDefined();
  expect(buildOf('A page', 'keep()')).toBe(build);
  expect(buildOf('Another page', 'keep()')).not.toBe(build);
  expect(buildOf('A page', 'forget()')).not.toBe(build);
});
