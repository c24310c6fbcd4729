import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
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
  runPasses(directory, [offlinePage]);
  return readFileSync(join(directory, 'offline-worker.js'), 'utf8');
}

it('is another worker when its page has other words, and only then', () => {
  const before = workerFor('Call us');
  expect(workerFor('Call us')).toBe(before);
  expect(workerFor('Call us tomorrow')).not.toBe(before);
});

it('keeps the icons of its page in the page', () => {
  directory = mkdtempSync(join(tmpdir(), 'offline-'));
  writeFileSync(
    join(directory, 'icons.svg'),
    '<svg><g id="tabler-mail"><path d="M1 1"/></g></svg>',
  );
  const html = '<main><svg><use href="/icons.svg#tabler-mail"></use></svg></main>';
  writeFileSync(join(directory, 'offline.html'), html);
  writeFileSync(join(directory, 'index.html'), html);
  runPasses(directory, [offlinePage]);
  const written = (file: string) => readFileSync(join(directory, file), 'utf8');
  expect(written('offline.html')).toContain('<path d="M1 1"');
  expect(written('offline.html')).not.toContain('icons.svg');
  expect(written('index.html')).toBe(html);
});

it('knows its pages by their titles, whatever is in them', () => {
  directory = mkdtempSync(join(tmpdir(), 'offline-'));
  const title = `<title>You’re "off" 'line' \\</title>`;
  writeFileSync(join(directory, 'offline.html'), `<head>${title}</head><main></main>`);
  runPasses(directory, [offlinePage]);
  const worker = readFileSync(join(directory, 'offline-worker.js'), 'utf8');
  const parsed: unknown[] = [];
  runInNewContext(worker, {
    self: { addEventListener: () => {} },
    JSON: { parse: (text: string) => parsed.push(JSON.parse(text)) },
  });
  expect(parsed).toContainEqual([title]);
});

it('names the page of each language, that without an address of its own last', () => {
  expect(workerFor('Call us')).toContain('[["/bn/","/bn/offline"],["/","/offline"]]');
});
