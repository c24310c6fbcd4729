import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { demoSchema } from '../engines.ts';

const textOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../demos', name, 'demo.yaml'), 'utf8');

/** What is said of a demo in which one thing is written otherwise. */
function saidOf(name: string, written: string, otherwise: string): string {
  const text = textOf(name);
  expect(text).toContain(written);
  const found = demoSchema.safeParse(parse(text.replace(written, otherwise)));
  return found.success ? '' : found.error.issues.map(({ message }) => message).join('; ');
}

it.each([
  ['balucharer-alo', 'home: home', 'home: front', 'names front; there are in pages: home'],
  ['balucharer-alo', 'page: accounts', 'page: money', 'names money; there are in pages'],
  [
    'balucharer-alo',
    'project: school-boats',
    'project: boats',
    'names boats; there are in projects',
  ],
  ['balucharer-alo', 'upazila: saghata', 'upazila: sagata', 'names sagata; there are in upazilas'],
  ['balucharer-alo', 'budget: 3800000', 'budget: 2600000', 'spends 2610000'],
  ['balucharer-alo', 'opening: 1135000', 'opening: 1135001', 'closed with, 1135000'],
  ['nonajol', 'chosen: 2000', 'chosen: 3000', 'one of its amounts: 500, 1000, 2000, 5000'],
  ['itbhata', 'work: jarul', 'work: jam', 'names jam; there are in works'],
  ['rikta-anjum', 'age: five-to-seven', 'age: six', 'names six; there are in filters.age.choices'],
  ['patkathi', 'chosen: forty-ten', 'chosen: fifty', 'names fifty; there are in .rows'],
  ['nongor-pal', 'NPLU4820161', 'NPLU4820167', '1 is right'],
])('%s with %s written as %s: what is wrong is said', (name, written, otherwise, sentence) => {
  expect(saidOf(name, written, otherwise)).toContain(sentence);
});
