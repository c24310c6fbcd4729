import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rolesOf } from './roles.ts';

/** The roles that the screens of an engine name where they let somebody in. */
function rolesInScreens(engine: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, engine) });
  const found = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, engine, file), 'utf8');
    const lists = [...text.matchAll(/<(?:LogIn|Guard(?:ed)?)\b[^>]*?roles=\{\[(.*?)\]\}/gs)];
    const named = [...text.matchAll(/export const role = ('[^']+')/g)];
    return [...lists, ...named].flatMap(([, list = '']) => list.match(/(?<=')[^']+(?=')/g) ?? []);
  });
  return [...new Set(found.filter((role) => role.trim() !== ','))].sort();
}

test.each(Object.keys(rolesOf))('%s lets in whom it says', (engine) => {
  const known = Object.entries(rolesOf).find(([name]) => name === engine)?.[1];
  expect(rolesInScreens(engine)).toEqual(known);
});
