import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { link } from './link-file.ts';

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'link-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('takes the place of what was there, whose other names stay as they are', () => {
  const folder = newFolder();
  const [kept, site, earlier] = ['kept', 'site', 'earlier'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  writeFileSync(kept, 'new');
  writeFileSync(site, 'old');
  linkSync(site, earlier);
  link(kept, site);
  expect([site, earlier].map((file) => readFileSync(file, 'utf8'))).toEqual(['new', 'old']);
});

it('leaves nothing beside a file that it is already', () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'kept'), 'new');
  for (let times = 0; times < 2; times += 1) {
    link(path.join(folder, 'kept'), path.join(folder, 'site'));
  }
  expect(readdirSync(folder).sort()).toEqual(['kept', 'site']);
});
