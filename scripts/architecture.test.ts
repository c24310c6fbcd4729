import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../toolchain/project-root.ts';

it('every file that docs/architecture.md names exists', () => {
  const document = readFileSync(`${projectRoot()}/docs/architecture.md`, 'utf8');
  const named = [...document.matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(30);
  // What a build makes.
  const made = 'site/dist';
  const missing = named.filter((file) => file !== made && !existsSync(`${projectRoot()}/${file}`));
  expect(missing).toEqual([]);
});
