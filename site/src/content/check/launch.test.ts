import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFolder } from '../../seo/testing.ts';
import { checkContent } from './check.ts';
import { exampleSentence, examplesAtRealAddress, examplesInTheWay, launchSteps } from './launch.ts';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentFolder, scratch, { recursive: true });
});
afterEach(() => rmSync(scratch, { recursive: true }));

function change(file: string, edit: (text: string) => string) {
  const full = path.join(scratch, file);
  const before = readFileSync(full, 'utf8');
  const after = edit(before);
  expect(after, 'the change must change the file').not.toBe(before);
  writeFileSync(full, after);
}
const places = () => launchSteps(scratch).flatMap((step) => step.places);

test('the company comes first, then the terms, then prices before what has them', () => {
  change('products/POS/index.yaml', (text) => `sample: true\n${text}`);
  const found = places().map(({ file, field }) => `${file} ${field}`);
  const order = [
    'company/index.yaml ',
    'terms/index.yaml ',
    'prices/index.yaml ',
    'products/POS/index.yaml ',
  ];
  expect(found.filter((at) => order.includes(at))).toEqual(order);
});

test('a particular of the company is listed until it is filled in', () => {
  const legalName = { file: 'company/index.yaml', field: 'facts.legalName', problem: 'empty' };
  expect(places()).toContainEqual(expect.objectContaining(legalName));
  change('company/index.yaml', (text) => text.replace("legalName: ''", "legalName: 'Nokshi Ltd.'"));
  expect(places()).not.toContainEqual(expect.objectContaining(legalName));
});

test('what no longer says that it is an example is not listed', () => {
  const terms = { file: 'terms/index.yaml', field: '', problem: 'example' };
  expect(places()).toContainEqual(expect.objectContaining(terms));
  change('terms/index.yaml', (text) => text.replace('sample: true\n', ''));
  expect(places()).not.toContainEqual(expect.objectContaining(terms));
});

test('what a page promises is listed with the terms, to the question and the section', () => {
  const promised = () =>
    launchSteps(scratch)
      .filter(({ title }) => title === 'What you promise')
      .flatMap(({ places }) => places.map(({ file, field }) => `${file} ${field}`));
  const price = 'pages/faq/index.yaml groups, entry 1: questions, entry 1';
  const law = 'pages/privacy-policy/index.yaml sections, entry 1';
  expect(promised()).toEqual(expect.arrayContaining(['pages/security/index.yaml ', price, law]));
  change('pages/faq/index.yaml', (text) => text.replace('sample: true', 'sample: false'));
  change('pages/privacy-policy/index.yaml', (text) =>
    text.replace('sample: true', 'sample: false'),
  );
  expect(promised()).not.toContain(price);
  expect(promised()).not.toContain(law);
});

test('every page can say that it is an example', () => {
  const pages = readdirSync(path.join(scratch, 'pages'));
  for (const page of pages) {
    const file = path.join(scratch, 'pages', page, 'index.yaml');
    const text = readFileSync(file, 'utf8').replace(/^sample: true\n/m, '');
    writeFileSync(file, `sample: true\n${text}`);
  }
  expect(checkContent(scratch)).toEqual([]);
  const files = places().map(({ file, field }) => `${file} ${field}`);
  expect(files).toEqual(expect.arrayContaining(pages.map((page) => `pages/${page}/index.yaml `)));
});

/** Gives the company an address that people can reach. */
const launch = () =>
  change('company/index.yaml', (text) =>
    text.replace('https://nokshi.example', 'https://padma.com.bd'),
  );

test('at an address of examples, nothing is in the way', () => {
  expect(examplesInTheWay(scratch, {})).toEqual([]);
});

test('at a real address, invented people, clients, work and prices are in the way, and nothing else', () => {
  launch();
  const found = examplesInTheWay(scratch, {});
  const folders = new Set(found.map(({ file }) => file.split('/')[0]));
  expect([...folders].sort()).toEqual(
    ['clients', 'prices', 'projects', 'team', 'testimonials'].sort(),
  );
  const [price] = found.filter(({ file }) => file === 'prices/index.yaml');
  expect(price && exampleSentence(price)).toBe(
    'content/prices/index.yaml: is still an example, and the site\'s address is real; write what is real and remove "sample: true", or take it out.',
  );
  expect(found.some(({ file }) => file.startsWith('terms/'))).toBe(false);
  change('prices/index.yaml', (text) => text.replace('sample: true\n', ''));
  expect(examplesInTheWay(scratch, {})).toHaveLength(found.length - 1);
});

test('a preview is built all the same, and is still known as one', () => {
  launch();
  expect(examplesInTheWay(scratch, { ALLOW_SAMPLES: 'preview' })).toEqual([]);
  expect(examplesInTheWay(scratch, { ALLOW_SAMPLES: 'yes' })).not.toEqual([]);
  expect(examplesAtRealAddress(scratch)).not.toEqual([]);
});

test('the address is real whether or not the company still says that it is an example', () => {
  launch();
  change('company/index.yaml', (text) => text.replace('sample: true\n', ''));
  expect(examplesInTheWay(scratch, {})).not.toEqual([]);
});
