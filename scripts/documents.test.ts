import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../toolchain/project-root.ts';

const root = projectRoot();
const workspaces = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name);

/** What a build or a run makes, and what a reader is told to add. */
const isMade = (file: string) => /^(site\/dist|reports|data)\b/.test(file);
const added = ['content/services/cyber-security', 'server/src/ledger/database/migrations/99'];

/** Files and folders of the repository that a text names between backticks, but for those with a `<name>` in them. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s<>{}*…]+\/[^`\s<>{}*…]*)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => workspaces.includes(file.split('/')[0] ?? ''));

it.each([
  'README.md',
  'AGENTS.md',
  'CHANGELOG.md',
  ...readdirSync(path.join(root, 'docs'))
    // Written by the audit, as of the day it was run.
    .filter((name) => name.endsWith('.md') && name !== 'quality.md')
    .map((name) => `docs/${name}`),
])('every file that %s names exists', (document) => {
  const missing = namedIn(readFileSync(path.join(root, document), 'utf8')).filter(
    (file) =>
      !isMade(file) &&
      !added.some((beginning) => file.startsWith(beginning)) &&
      !existsSync(path.join(root, file)),
  );
  expect(missing).toEqual([]);
});

it('docs/architecture.md names the files of its paths', () => {
  const document = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  expect(namedIn(document).length).toBeGreaterThan(30);
});
