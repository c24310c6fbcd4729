import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runPasses } from './page-pipeline.ts';
import type { Pass } from './pass.ts';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pipeline-'));
  folders.push(folder);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Moves the words of a page into a file, and lists in the end what each page said. */
const looked = vi.fn();
const pass = {
  page({ document, file }, site) {
    looked(file);
    const words = document.querySelector('p')?.text ?? '';
    document.querySelector('p')?.setAttribute('data-words', site.put('words', words, 'json'));
  },
  note: ({ document }) => document.querySelector('p')?.text,
  finish({ directory }, notes: ReadonlyMap<string, string>) {
    writeFileSync(path.join(directory, 'all.json'), JSON.stringify([...notes]));
  },
} satisfies Pass;

function build(pages: Readonly<Record<string, string>>, program: string) {
  const directory = newFolder();
  mkdirSync(path.join(directory, '_astro'));
  for (const [name, html] of Object.entries(pages)) writeFileSync(path.join(directory, name), html);
  runPasses(directory, [pass], program);
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [file.slice(directory.length), readFileSync(file, 'utf8')]),
  );
}

it('a page that is as before is not done again, and a site comes out the same', () => {
  vi.stubEnv('BUILD_DIR', newFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  const before = { 'index.html': '<p>Home</p>', 'faq.html': '<p>Questions</p>' };
  const after = { ...before, 'faq.html': '<p>Answers</p>' };
  build(before, 'one');
  looked.mockClear();
  const again = build(after, 'one');
  expect(looked.mock.calls).toEqual([['faq.html']]);
  vi.stubEnv('BUILD_DIR', newFolder());
  expect(build(after, 'one')).toEqual(again);
  looked.mockClear();
  expect(build(after, 'another')).toEqual(again);
  expect(looked).toHaveBeenCalledTimes(2);
});
