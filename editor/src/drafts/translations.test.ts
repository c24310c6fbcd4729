import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  readRecord,
  recorded,
  recordFile,
  writtenRecord,
} from '@nokshi/site/src/content/check/translation-record.ts';
import { expect, it } from 'vitest';
import { aDraft, aRelease, named } from './testing.ts';

const id = 'products/POS';
const at = ['summary', 'bn'];
const olderIn = (entry: { warnings: { code: string; path: unknown }[] }) =>
  entry.warnings.filter(({ code }) => code === 'older').map(({ path: field }) => field);

it('a translation whose source is changed is older, in the list and in the entry, until it is changed or holds', async () => {
  const { open, change, lineOf, get } = await aDraft();
  const summary = [
    { path: ['summary', 'en'], value: 'Sells without a network, and counts it later.' },
  ];
  expect((await lineOf(id))?.older).toBe(0);
  expect(olderIn(await change(id, summary))).toEqual([at]);
  expect((await lineOf(id))?.older).toBe(1);
  const asked = { ...named(id), version: (await open(id)).version, by: 'Rahim' } as const;
  expect(olderIn(await get('confirm', { ...asked, path: at, language: 'en' }))).toEqual([]);
  expect((await lineOf(id))?.older).toBe(0);

  const title = [{ path: ['title', 'en'], value: 'A till' }];
  expect(olderIn(await change(id, title))).toEqual([['title', 'bn']]);
  const translated = [{ path: ['title', 'bn'], value: 'একটি কাউন্টার' }];
  expect(olderIn(await change(id, translated))).toEqual([]);
  expect(olderIn(await change(id, [{ path: ['title', 'en'], value: 'Two tills' }]))).toEqual([
    ['title', 'bn'],
  ]);
});

it('what a newer release knows of translations, the draft knows then', async () => {
  const release = aRelease();
  const { desk, change, open, lineOf } = await aDraft(release);
  await change(id, [{ path: ['title', 'en'], value: 'A till' }]);
  expect((await lineOf(id))?.older).toBe(1);
  const file = 'products/POS/index.yaml';
  const held = recorded(readRecord(release), { file, data: (await open(id)).values }, () => true);
  const place = path.join(release, recordFile);
  // It may be the same file as that of other tests.
  rmSync(place);
  writeFileSync(place, writtenRecord(held));
  const again = await aDraft(release, desk);
  expect((await again.lineOf(id))?.older).toBe(0);
});

it('a record with a conflict in it stops nothing, and is left for somebody to mend, or as a newer release has it', async () => {
  const release = aRelease();
  const place = path.join(release, recordFile);
  const known = readFileSync(place, 'utf8');
  const conflict = `<<<<<<< HEAD\n${known}=======\n${known}>>>>>>> theirs\n`;
  const write = (text: string) => {
    // It may be the same file as that of other tests.
    rmSync(place);
    writeFileSync(place, text);
  };
  write(conflict);
  const { desk, change, textOf } = await aDraft(release);
  await change(id, [{ path: ['title', 'bn'], value: 'একটি কাউন্টার' }]);
  expect(textOf(recordFile)).toBe(conflict);
  write(known);
  const again = await aDraft(release, desk);
  expect(again.textOf(recordFile)).toBe(known);
});
