import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { runPasses } from '../page-pipeline.ts';
import { offlinePage } from './offline-page.ts';

let directory = '';
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** The worker of a site with these words on the page that is shown offline. */
function workerFor(words: string): string {
  directory = mkdtempSync(join(tmpdir(), 'offline-'));
  mkdirSync(join(directory, 'bn'));
  writeFileSync(join(directory, 'offline.html'), `<main>${words}</main>`);
  writeFileSync(join(directory, 'bn/offline.html'), '<main>ফোন</main>');
  writeFileSync(join(directory, 'index.html'), `<main>${Math.random()}</main>`);
  runPasses(directory, [offlinePage()]);
  return readFileSync(join(directory, 'offline-worker.js'), 'utf8');
}

it('is another worker when its page has other words, and only then', () => {
  const before = workerFor('Call us');
  expect(workerFor('Call us')).toBe(before);
  expect(workerFor('Call us tomorrow')).not.toBe(before);
});

it('names the page of each language, that without an address of its own last', () => {
  expect(workerFor('Call us')).toContain('[["/bn/","/bn/offline"],["/","/offline"]]');
});
