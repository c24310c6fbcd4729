// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortClassName } from './class-names.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

test('every class of every module has a name of its own that is a valid selector', () => {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const css = readFileSync(join(source, file), 'utf8');
      const classes = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));
      return [...classes].map((name = '') => shortClassName(name, join(source, file), css));
    });
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+\d+$/);
});
