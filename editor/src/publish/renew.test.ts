import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type KeptRelease, noteOf, publishedRelease } from '@nokshi/releases/kept-releases.ts';
import { contentIn, releaseFolder } from '@nokshi/releases/paths.ts';
import { notedProgress } from '@nokshi/releases/progress.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { linkContent } from '../../test/linked-content.ts';
import { publishFolders, quickly, removePublishFolders } from '../../test/publish-folders.ts';
import { Busy, demandFit, type PublishFolders, publish } from './publish.ts';
import { renew } from './renew.ts';
import { thisProgram } from './this-program.ts';

const silently = () => {};
const begin = Date.parse('2026-11-23T09:00:00Z');
const products = 'products/POS/index.yaml';

/** The words of the project, in a folder of their own. */
function allWords(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  linkContent(folder);
  return folder;
}

/** Changes a line of a tree whose files may have other names. */
function edit(tree: string, file: string, line: RegExp, to: string): void {
  const full = path.join(tree, file);
  const before = readFileSync(full, 'utf8');
  expect(before).toMatch(line);
  rmSync(full);
  writeFileSync(full, before.replace(line, to));
}

/** Notes something else of the release on the site. */
function note({ desk }: PublishFolders, other: Partial<KeptRelease>): void {
  const kept = publishedRelease(desk);
  const file = noteOf(releaseFolder(desk, kept?.id ?? ''));
  writeFileSync(file, JSON.stringify({ ...kept, ...other }));
}

/** What Rahim published with an older program, with words of his own. */
async function published() {
  const folders = publishFolders(allWords());
  const older = { ...folders, ownContent: allWords() };
  onTestFinished(() => removePublishFolders(folders));
  edit(folders.from, products, /^ {2}en: .*$/m, '  en: Of our own');
  await publish(older, 'Rahim', silently, quickly, begin);
  note(folders, { program: 'older' });
  const newer = { ...folders, ownContent: allWords() };
  const shown = (file: string) => {
    const { id = '' } = publishedRelease(folders.desk) ?? {};
    return readFileSync(path.join(contentIn(releaseFolder(folders.desk, id)), file), 'utf8');
  };
  return { folders: newer, shown };
}

describe('a newer program', () => {
  it('builds what is published anew with the words that it brings, and none of the draft', async () => {
    const { folders, shown } = await published();
    edit(folders.from, products, /^ {2}bn: .*$/m, '  bn: খসড়া');
    edit(folders.ownContent, products, /^ {2}en: .*$/m, '  en: Of the program');
    edit(folders.ownContent, products, /^emblem: .*$/m, 'emblem: boat');
    const end = await renew(folders, 'Rahim', silently, quickly, begin + 1000);
    expect(end).toMatchObject({ what: 'renewal', state: 'idle', progress: 1 });
    const words = shown(products);
    expect(words).toContain('emblem: boat');
    expect(words).toContain('en: Of our own');
    expect(words).not.toContain('খসড়া');
    expect(publishedRelease(folders.desk)).toMatchObject({
      ...{ by: 'Rahim', program: thisProgram(), formerPrograms: ['older'], isRenewal: true },
    });
    // The next one takes over what that one brings, and keeps what the company has.
    note(folders, { program: 'older still' });
    edit(folders.ownContent, products, /^emblem: .*$/m, 'emblem: sun');
    await renew(folders, 'Rahim', silently, quickly, begin + 2000);
    expect(shown(products)).toContain('emblem: sun');
    expect(shown(products)).toContain('en: Of our own');
  });

  it('has nothing to do where it built that itself, or a newer one did, or nothing is published', async () => {
    const { folders } = await published();
    const renewed = () => renew(folders, 'Rahim', silently, quickly, begin + 1000);
    const before = notedProgress(folders.desk);
    note(folders, { program: thisProgram() });
    await expect(renewed()).rejects.toThrow(Busy);
    note(folders, { program: 'newer', formerPrograms: [thisProgram()] });
    await expect(renewed()).rejects.toThrow(Busy);
    rmSync(path.join(folders.desk, 'current.json'));
    await expect(renewed()).rejects.toThrow(Busy);
    expect(notedProgress(folders.desk)).toEqual(before);
  });

  it('leaves the site as it is where what is published is nothing that it could build', async () => {
    const { folders, shown } = await published();
    const before = publishedRelease(folders.desk);
    edit(folders.ownContent, products, /^emblem: .*$/m, 'emblem: dragon');
    const means = { ...quickly, demandFit };
    const end = await renew(folders, 'Rahim', silently, means, begin + 1000);
    expect(end).toMatchObject({ what: 'renewal', state: 'failed', reason: 'faults' });
    expect(publishedRelease(folders.desk)).toEqual(before);
    expect(shown(products)).not.toContain('dragon');
    expect(existsSync(`${releaseFolder(folders.desk, '2026-11-23t09-00-01-000z')}.half`)).toBe(
      false,
    );
  });
});
