import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { linkContent, sharedContent } from '../../editor/test/linked-content.ts';
import type { Beside } from '../src/app.ts';
import { aDesk, type DeskBrowser } from './desk.ts';
import { withEditorHere } from './editor-here.ts';
import { forWholeFile } from './for-whole-file.ts';
import { newDirectory, type WhenDone } from './new-directory.ts';

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
  linkContent(join(directory, 'desk/draft'));
  symlinkSync(sharedContent(), join(directory, 'desk/base'));
  return directory;
}

/** A desk with a draft of its own. @param beside how its editor runs: by default in this process */
export async function aContentDesk(
  directory = aDraftDirectory(),
  whenDone: WhenDone = onTestFinished,
  beside: Beside = withEditorHere,
) {
  const desk = await aDesk(async () => ({ DATA_DIR: directory }), Date.now, whenDone, beside);
  // Locks are empty files that stay.
  const isLock = (file: string) => file.endsWith('.lock');
  const files = () => filesBelow(join(directory, 'desk')).filter((file) => !isLock(file));
  return { ...desk, directory, files };
}

/** One desk with a draft for all tests of a file. */
export const aSharedContentDesk = () =>
  forWholeFile((whenDone) => aContentDesk(aDraftDirectory(whenDone), whenDone));

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
