import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rolesOf } from '../shell/roles.ts';
import { engineNames } from './engines.ts';

/** The roles that the screens of an engine name where they let somebody in. */
function rolesInScreens(engine: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, engine) });
  const found = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, engine, file), 'utf8');
    const lists = [...text.matchAll(/\broles(?:=\{|: )([^;\n]*)/g)].flatMap(([, written = '']) => [
      ...written.matchAll(/\[([^\]]*)\]/g),
    ]);
    const named = [...text.matchAll(/export const role = ('[^']+')/g)];
    // A table of screens with whom each lets in.
    const tables = [...text.matchAll(/const rolesOf\b.*?= \{(.*?)\n\}/gs)];
    return [...lists, ...named, ...tables].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, role = '']) => role),
    );
  });
  return [...new Set(found)].sort();
}

test.each(engineNames)('%s lets in whom it says', (engine) => {
  expect(rolesInScreens(engine)).toEqual(rolesOf(engine));
});
