import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildInFolder } from '../src/publish/build-in-folder.ts';
import type { Means, PublishFolders } from '../src/publish/publish.ts';

const files = {
  'prices/index.yaml': 'plans:\n  - rent:\n      price:\n        base: 1500\nvalidDays: 30\n',
  'team/order.yaml': '- imtiaz-bhuiyan\n',
  'company/logo/src.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** A few words and a picture, to be published in several places; @returns their folder */
export function fewWords(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** A site that the program came with, an empty desk, and words to be published. */
export function publishFolders(
  from: string,
  directory = mkdtempSync(path.join(tmpdir(), 'publish-')),
): PublishFolders {
  const place = {
    desk: path.join(directory, 'desk'),
    from,
    entries: null,
    plan: null,
    ownContent: from,
    ownSite: path.join(directory, 'dist'),
  };
  for (const folder of [place.desk, place.ownSite]) mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(place.ownSite, 'index.html'), 'the program’s own');
  return place;
}

/** Forgets a place. */
export const removePublishFolders = ({ desk }: PublishFolders): void =>
  rmSync(path.dirname(desk), { recursive: true, force: true });

/** Changes what a published page says. */
export function sayPrice({ from }: PublishFolders, price: number): void {
  const file = path.join(from, 'prices/index.yaml');
  const words = readFileSync(file, 'utf8').replace(/(?<=^ {8}base: )\d+/m, String(price));
  writeFileSync(file, words);
}

/** Builds a page that says the price, and one that never changes; a real build takes half a minute. */
export const quickBuild: BuildInFolder = async (from, folder, _filesBefore, onShare) => {
  const words = readFileSync(path.join(from, 'prices/index.yaml'), 'utf8');
  const site = path.join(folder, 'site');
  mkdirSync(path.join(site, '_astro'), { recursive: true });
  const [, price = ''] = /^ {8}base: (\d+)/m.exec(words) ?? [];
  const files = {
    'index.html': `<!doctype html><p>${'From '.repeat(200)}${price}</p>`,
    'terms.html': `<!doctype html><p>${'As ever. '.repeat(200)}</p>`,
    [`_astro/till.${price}.js`]: `console.log(${price});`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(site, name), text);
  onShare(1);
};

/** Publishes at once, whatever the words say. */
export const quickly: Means = { demandFit: () => {}, build: quickBuild };
