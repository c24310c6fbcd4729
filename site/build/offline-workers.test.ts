import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { writeOfflineWorkers } from './offline-workers.ts';

let directory = '';
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const files = {
  'offline.html': '<head><title>Offline</title></head><main>Call us</main>',
  'bn/offline.html': '<head><title>অফলাইন</title></head><main>ফোন</main>',
  'demos/till.html': '<div class="x" lang="en" data-demo="till" data-offline="true">',
  'demos/shop.html': '<style>[data-offline]{}</style><div lang="en" data-demo="shop">',
  'demos/pictures/milk-1.svg': '<svg/>',
  '_astro/Till.a1.js': '',
};

/** @returns what a browser reads of a built site, and what its worker keeps */
async function built(changed: Readonly<Record<string, string>> = {}) {
  directory = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await writeOfflineWorkers(directory);
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  const self = {
    registration: { scope: 'https://nokshi.example/' },
    addEventListener: () => {},
  };
  const kept = runInNewContext(`${read('offline-worker.js')};kept`, { self, URL });
  return { read, kept, builds: kept.builds as { pages: string; demos: string } };
}

it('keeps other files by other names, and the same by the same', async () => {
  const { builds } = await built();
  expect((await built()).builds).toEqual(builds);
  const words = await built({ 'offline.html': '<head></head><main>Call us tomorrow</main>' });
  expect(words.builds.pages).not.toBe(builds.pages);
  expect(words.builds.demos).toBe(builds.demos);
  for (const [name, text] of [
    ['_astro/Till.b2.js', ''],
    ['demos/pictures/milk-1.svg', '<svg><path/></svg>'],
    ['demos/till.html', `${files['demos/till.html']}New words`],
  ] as const) {
    const other = await built({ [name]: text });
    expect(other.builds.demos, name).not.toBe(builds.demos);
    expect(other.builds.pages, name).toBe(builds.pages);
  }
  const shop = await built({ 'demos/shop.html': `${files['demos/shop.html']}New words` });
  expect(shop.builds).toEqual(builds);
});

it('keeps the icons of the page that is shown offline in the page', async () => {
  const html = '<main><svg><use href="/icons.svg#tabler-mail"></use></svg></main>';
  const { read } = await built({
    'icons.svg': '<svg><g id="tabler-mail"><path d="M1 1"/></g></svg>',
    'offline.html': html,
    'index.html': html,
  });
  expect(read('offline.html')).toContain('<path d="M1 1"');
  expect(read('offline.html')).not.toContain('icons.svg');
  expect(read('index.html')).toBe(html);
});

it('knows the page of each language by its title, whatever is in it, that without an address of its own last', async () => {
  const title = `<title>You’re "off" 'line' \\</title>`;
  const { kept } = await built({ 'offline.html': `<head>${title}</head><main></main>` });
  expect(kept).toMatchObject({
    pages: [
      ['/bn/', '/bn/offline'],
      ['/', '/offline'],
    ],
    titles: ['<title>অফলাইন</title>', title],
  });
});

it('has the worker of the desk in one script, too', async () => {
  const { read } = await built();
  expect(() => new Function(read('desk/worker.js'))).not.toThrow();
  expect(read('desk/worker.js')).not.toContain('own-answer');
});
