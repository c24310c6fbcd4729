import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { runPasses } from '../page-pipeline.ts';
import { pageOf } from '../testing.ts';
import { goesOnOffline, offlineDemos } from './offline-demos.ts';

const till = '<div class="x" lang="en" data-demo="till" data-offline="true">';
const shop = '<div class="x" lang="en" data-demo="shop">';

let directory = '';
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** @returns the worker of the English demos and that of the Bangla ones */
function built(files: Readonly<Record<string, string>>) {
  directory = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const folder of ['_astro', 'demos/pictures', 'bn/demos']) {
    mkdirSync(join(directory, folder), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  runPasses(directory, [offlineDemos]);
  return ['demos', 'bn/demos'].map((folder) =>
    readFileSync(join(directory, folder, 'worker.js'), 'utf8'),
  );
}

const files = {
  '_astro/Till.a1.js': '',
  'demos/till.html': till,
  'demos/shop.html': shop,
  'demos/pictures/milk-1.svg': '<svg/>',
};

it('knows by the frame which demos go on offline', () => {
  expect([till, shop, '<p>data-offline</p>'].map((html) => goesOnOffline(pageOf(html)))).toEqual([
    true,
    false,
    false,
  ]);
});

it('writes one worker beside the demos of each language, the same where nothing changed', () => {
  const [worker, other] = built(files);
  expect(other).toBe(worker);
  expect(worker).not.toContain('%BUILD%');
  expect(built(files)[0]).toBe(worker);
});

it('writes another where a script, a picture or the page of such a demo changed', () => {
  const [worker] = built(files);
  for (const [name, text] of [
    ['_astro/Till.b2.js', ''],
    ['demos/pictures/milk-1.svg', '<svg><path/></svg>'],
    ['demos/till.html', `${till}New words`],
  ] as const) {
    expect(built({ ...files, [name]: text })[0], name).not.toBe(worker);
  }
  expect(built({ ...files, 'demos/shop.html': `${shop}New words` })[0]).toBe(worker);
});
