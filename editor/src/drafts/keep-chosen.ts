import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  knownRecord,
  recordFile,
  type TranslationRecord,
  writtenRecord,
} from '@nokshi/site/src/content/check/translation-record.ts';
import { copyContent } from '../publish/share-equal.ts';
import { entryPathsIn, folders, isOrdered, namesIn } from './entry-paths.ts';
import { orderChange, orderIn } from './order.ts';

/**
 * Makes of a copy of the draft what would be on the site with some of its changes alone: all other entries
 * are as they are published, and so is what is known of their translations, and the order of a folder that
 * is not chosen.
 * @param tree the copy; its files may be links, and are replaced
 * @param published what is on the site, into which nobody writes
 * @param chosen ids of entries, and folders whose order is meant
 */
export function keepChosen(tree: string, published: string, chosen: ReadonlySet<string>): void {
  const orders = folders
    .filter((folder) => isOrdered(folder) && existsSync(path.join(tree, folder, 'order.yaml')))
    .map((folder) => ({ folder, mine: orderIn(tree, folder), shown: orderIn(published, folder) }));
  const entryPaths = new Map(
    [tree, published].flatMap(entryPathsIn).map((entryPath) => [entryPath.id, entryPath]),
  );
  const left = [...entryPaths.values()].filter(({ id }) => !chosen.has(id));
  for (const { directory } of left) {
    const [here, before] = [path.join(tree, directory), path.join(published, directory)];
    rmSync(here, { recursive: true, force: true });
    if (existsSync(before)) copyContent(before, here, before);
  }
  keepRecord(tree, published, new Set(left.map(({ file }) => file)));
  for (const { folder, mine, shown } of orders) {
    const there = new Set(namesIn(tree, folder));
    const thoseThere = (names: readonly string[]) => names.filter((name) => there.has(name));
    const isMine = chosen.has(folder);
    const names = withOthers(thoseThere(isMine ? mine : shown), thoseThere(isMine ? shown : mine));
    for (const change of orderChange(tree, folder, names)) {
      if (!('content' in change)) continue;
      replaceFile(path.join(tree, change.path), change.content);
    }
  }
}

/** Has the record of translations be the published one for some files. */
function keepRecord(tree: string, published: string, files: ReadonlySet<string>): void {
  const [mine, shown] = [tree, published].map(knownRecord);
  if (!mine || !shown) return;
  const of = (record: TranslationRecord, isLeft: boolean) =>
    Object.entries(record).filter(([file]) => files.has(file) === isLeft);
  const record = Object.fromEntries([...of(mine, false), ...of(shown, true)]);
  if (isDeepStrictEqual(record, mine)) return;
  replaceFile(path.join(tree, recordFile), writtenRecord(record));
}

/** Writes a file anew: another name of it may be the draft's. */
function replaceFile(file: string, content: string | Uint8Array): void {
  rmSync(file, { force: true });
  writeFileSync(file, content);
}

/** Some names in their order, and each that is missing behind the one that it follows elsewhere. */
function withOthers(names: readonly string[], elsewhere: readonly string[]): string[] {
  const all = [...names];
  for (const [index, name] of elsewhere.entries()) {
    if (all.includes(name)) continue;
    const before = elsewhere.slice(0, index).findLast((one) => all.includes(one));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name);
  }
  return all;
}
