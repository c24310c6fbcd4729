import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry, EntryLine } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { onTestFinished } from 'vitest';
import { linkContent, sharedContent } from '../../test/linked-content.ts';
import { answers } from '../answers.ts';
import type { Asked, Given, QuestionName, Questions } from '../questions.ts';
import type { Json } from '../write/json.ts';
import { openDraft } from './draft.ts';
import { valueAt } from './pictures.ts';
import { filesIn } from './trees.ts';

/** A folder for one test, gone when the test ends. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'draft-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Makes a folder of what another one holds, at no cost: files of a draft are replaced, never written
 * into, so that they may have several names.
 */
function linkTree(from: string, to: string): void {
  for (const file of filesIn(from)) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    linkSync(path.join(from, file), path.join(to, file));
  }
}

/** A folder of content that nothing writes to but who changes a release. */
export function aRelease(): string {
  const release = path.join(newFolder(), 'content');
  linkContent(release);
  return release;
}

/**
 * A draft that was just made of a release; where there is one already, that.
 * @param release what it is made of: where nobody changes it, the same for all tests
 */
export async function aDraft(release = sharedContent(), desk = path.join(newFolder(), 'desk')) {
  if (!existsSync(desk) && release === sharedContent()) {
    linkContent(path.join(desk, 'draft'));
    symlinkSync(release, path.join(desk, 'base'));
  }
  if (!existsSync(desk)) {
    for (const tree of ['base', 'draft']) linkTree(release, path.join(desk, tree));
  }
  const draft = await openDraft(desk, release);
  const fileOf = (file: string) => path.join(draft.trees.draft, file);
  const textOf = (file: string) => readFileSync(fileOf(file), 'utf8');
  const ask = async <Name extends QuestionName>(
    name: Name,
    asked: Asked<Name>,
  ): Promise<Given<Name>> => answers[name](draft, asked);
  /** @throws when it is refused */
  const get = async <Name extends QuestionName>(
    name: Name,
    asked: Asked<Name>,
  ): Promise<Questions[Name]['given']> => {
    const given = await ask(name, asked);
    if (given.kind !== 'given') throw new Error(JSON.stringify(given));
    return given.given;
  };
  const open = (id: string): Promise<Entry> => get('open', { ...named(id), language: 'en' });
  /** The value at a path of an entry. */
  const valueIn = async (id: string, ...field: FieldPath) =>
    valueAt((await open(id)).values as Json, field);
  const change = async (id: string, changes: Asked<'change'>['changes'], by = 'Rahim') =>
    get('change', {
      ...named(id),
      ...{ version: (await open(id)).version, changes, by, language: 'en' },
    });
  const lineOf = async (id: string): Promise<EntryLine | undefined> =>
    (await get('list', { q: '', language: 'en' })).entries.find((one) => one.id === id);
  return { draft, desk, release, fileOf, textOf, ask, get, open, valueIn, change, lineOf };
}

/** The folder and the name of an id. */
export function named(id: string): { folder: string; name: string } {
  const [folder = '', name = ''] = id.split('/');
  return { folder, name };
}

/** The lines of a text that another one doesn't have. */
export const linesOnlyIn = (one: string, other: string): string[] =>
  one.split('\n').filter((line) => !other.split('\n').includes(line));
