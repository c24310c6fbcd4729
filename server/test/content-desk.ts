import { cpSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { aDesk, type DeskBrowser } from './desk.ts';
import { newDirectory, type WhenDone } from './new-directory.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));

/** All files below a directory. */
const filesBelow = (directory: string): string[] =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/** A directory in which the editor has its draft already: it would wait for the disk to make one. */
export function aDraftDirectory(whenDone: WhenDone = onTestFinished): string {
  const directory = newDirectory(whenDone);
  const desk = join(directory, 'desk');
  cpSync(content, join(desk, 'base'), { recursive: true });
  // Its files are replaced, never written into, so that they may have several names.
  for (const file of filesBelow(join(desk, 'base'))) {
    const other = file.replace(join(desk, 'base'), join(desk, 'draft'));
    mkdirSync(dirname(other), { recursive: true });
    linkSync(file, other);
  }
  return directory;
}

/** A desk with a draft of its own. */
export async function aContentDesk(
  directory = aDraftDirectory(),
  whenDone: WhenDone = onTestFinished,
) {
  const desk = await aDesk(async () => ({ DATA_DIR: directory }), Date.now, whenDone);
  // Locks are empty files that stay.
  const isLock = (file: string) => file.endsWith('.lock');
  const files = () => filesBelow(join(directory, 'desk')).filter((file) => !isLock(file));
  return { ...desk, directory, files };
}

type ContentDesk = Awaited<ReturnType<typeof aContentDesk>>;

/** One desk with a draft for all tests of a file: to begin its editor takes longer than most of them. */
export function aSharedContentDesk(): () => ContentDesk {
  let shared: ContentDesk | undefined;
  const endings: Parameters<WhenDone>[0][] = [];
  const whenDone: WhenDone = (end) => void endings.unshift(end);
  beforeAll(async () => {
    shared = await aContentDesk(aDraftDirectory(whenDone), whenDone);
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });
  return () => {
    if (!shared) throw new Error('The desk is there for tests alone.');
    return shared;
  };
}

/** An entry as the desk opens it. @throws when it doesn't open */
export async function openContent(browser: DeskBrowser, id: string) {
  const told = await browser.ask('GET', `/content/${id}`);
  expect(told.statusCode, told.body).toBe(200);
  return told.json();
}

export const changeContent = (
  browser: DeskBrowser,
  id: string,
  version: string,
  changes: object[],
) => browser.ask('PATCH', `/content/${id}`, { payload: { version, changes } });
