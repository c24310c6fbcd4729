import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtSite } from '../built-site.ts';
import { joinStyles } from '../page.ts';
import { pageOf } from '../testing.ts';
import { shortenProperties } from './short-properties.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'properties-'));
  mkdirSync(join(directory, '_astro'));
  writeFileSync(join(directory, '_astro/needle.js'), "style.setProperty('--needle-top', y)");
});
afterEach(() => rmSync(directory, { recursive: true }));

const sheetPath = () => join(directory, '_astro/dialog.css');

/** The styles of a page and a sheet that a script fetches, as the pass leaves them. */
function left(inPage: string, inFile = '') {
  writeFileSync(sheetPath(), inFile);
  const site = builtSite(directory);
  const pass = shortenProperties();
  const page = pageOf(`<html><head><style>${inPage}</style></head></html>`);
  pass.page?.(page, site);
  pass.finish?.(site);
  joinStyles(page);
  const [style] = page.document.querySelectorAll('style');
  return { page: style?.innerHTML ?? '', file: readFileSync(sheetPath(), 'utf8') };
}

const declared = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);

test('a property has one short name in pages and files, wherever it stands', () => {
  const { page, file } = left(
    ':root{--line-strong:red}@property --line-strong{syntax:"<color>"}p{color:var(--line-strong,var(--line-strong))}',
    'a{--line-strong:blue}',
  );
  const [name = ''] = declared(file);
  expect(name).toMatch(/^--[A-Za-z0-9]{3}$/);
  expect(page.split(name)).toHaveLength(5);
  expect(page).not.toContain('line-strong');
});

test('what a script or a drawing mentions keeps its name', () => {
  writeFileSync(join(directory, 'quilt.svg'), '<svg><path stroke="var(--cloth)"/></svg>');
  const { page } = left('p{top:var(--needle-top);--cloth:red;--other-cloth:red}');
  expect(page).toContain('var(--needle-top)');
  expect(page).toContain('--cloth:red');
  expect(page).not.toContain('--other-cloth');
});

test('a name does not change with what other properties there are', () => {
  const [alone] = declared(left('p{--space-gutter:1px}').page);
  expect(declared(left('p{--width-page:1px;--space-gutter:1px}').page)).toContain(alone);
});

test('a sheet whose names are short already stays as it is', () => {
  const once = left('', 'p{--space-gutter:1px;margin:var(--space-gutter)}').file;
  expect(left('', once).file).toBe(once);
});
