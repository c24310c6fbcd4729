import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteOf } from '@nokshi/releases/kept-releases.ts';
import { releaseFolder } from '@nokshi/releases/paths.ts';
import { expect, it, type TestContext } from 'vitest';
import { z } from 'zod';
import { aDraftDirectory } from '../../../test/content-desk.ts';
import { anOwnerAt } from '../../../test/desk-over-http.ts';
import { forWholeFile } from '../../../test/for-whole-file.ts';
import { addRelease } from '../../../test/releases.ts';
import { openDatabase } from '../../../test/running-app.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { SmallDisk, whyNoSmallDisk } from '../../../test/small-disk.ts';

const opened = z.looseObject({
  version: z.string(),
  values: z.looseObject({ shortTitle: z.looseObject({ en: z.string() }) }),
});

const obstacle = whyNoSmallDisk();

/** A desk whose folder lies on a small disk, with a release that can be gone back to. */
const deskOnSmallDisk = forWholeFile(async (whenDone) => {
  if (obstacle !== '') return undefined;
  const disk = await SmallDisk.mount(100);
  whenDone(() => disk.unmount());
  const ledger = { DATA_DIR: aDraftDirectory(whenDone) };
  const desk = join(ledger.DATA_DIR, 'desk');
  addRelease(ledger.DATA_DIR, 'red');
  const note = { id: 'red', at: '2026-11-23T09:00:00.000Z', by: 'Rahim' };
  writeFileSync(noteOf(releaseFolder(desk, 'red')), JSON.stringify(note));
  cpSync(desk, disk.seenFromOutside, { recursive: true });
  rmSync(desk, { recursive: true });
  symlinkSync(disk.directory, desk);
  const node = [...disk.inside, process.execPath];
  const server = new ServerProcess(ledger, '../src/server.ts', node);
  whenDone(async () => {
    server.kill('SIGKILL');
    await server.gone();
  });
  const ask = await anOwnerAt(await server.listening(), openDatabase(ledger, whenDone));
  const open = async () => opened.parse(await (await ask('/content/products/POS')).json());
  const change = (version: string, value: string) => {
    const changes = [{ path: ['shortTitle', 'en'], value }];
    const body = JSON.stringify({ version, changes });
    return ask('/content/products/POS', { method: 'PATCH', body });
  };
  const goBack = () =>
    ask('/release/back', { method: 'POST', body: JSON.stringify({ id: 'red' }) });
  return { disk, ask, open, change, goBack };
});

/** The same, within a test, which is skipped where there can be none. */
function theDesk(test: TestContext) {
  const desk = deskOnSmallDisk();
  if (!desk) return test.skip(obstacle);
  return desk;
}

it('says that the disk is full, loses nothing, and goes on when there is room', async (test) => {
  const { disk, ask, open, change, goBack } = theDesk(test);
  const { version, values } = await open();
  const folder = join(disk.seenFromOutside, 'draft/products/POS');
  const draft = () => [readFileSync(join(folder, 'index.yaml'), 'utf8'), readdirSync(folder)];
  const before = draft();
  disk.fill();
  const refused = await change(version, 'Till');
  expect([refused.status, await refused.json()]).toMatchObject([503, { reason: 'full' }]);
  const photo = readFileSync(join(folder, 'picture/src.png'));
  const sent = await ask(`/content/products/POS/picture?path=picture/src&version=${version}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: photo,
  });
  expect([sent.status, await sent.json()]).toMatchObject([503, { reason: 'full' }]);
  expect((await ask('/content/archive')).status).toBe(503);
  expect(readdirSync(join(disk.seenFromOutside, 'temporary'))).toEqual([]);
  const stays = await goBack();
  expect([stays.status, await stays.json()]).toMatchObject([503, { reason: 'full' }]);
  expect(draft()).toEqual(before);
  expect(await open()).toMatchObject({ version, values });
  disk.clear();
  expect((await change(version, 'Counter')).status).toBe(200);
  expect((await open()).values.shortTitle.en).toBe('Counter');
});

it('answers on, over the connection of a picture that found no room', async (test) => {
  const { disk, ask, open } = theDesk(test);
  const { version } = await open();
  disk.fill();
  for (let time = 0; time < 5; time += 1) {
    const sent = await ask(`/content/products/POS/picture?path=picture/src&version=${version}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      // More than is read ahead, less than a connection holds.
      body: Buffer.alloc(600_000),
    });
    expect([sent.status, await sent.json()]).toMatchObject([503, { reason: 'full' }]);
    const next = await ask('/session', { signal: AbortSignal.timeout(100_000) });
    expect(next.status).toBe(200);
    await next.text();
  }
  disk.clear();
});

// The last: nothing may be written to it any more.
it('says that its folder may not be written to, where it may not', async (test) => {
  const { disk, open, change, goBack } = theDesk(test);
  const { version } = await open();
  disk.makeReadOnly();
  for (const logEntry of [() => change(version, 'Till'), goBack]) {
    const refused = await logEntry();
    expect([refused.status, await refused.json()]).toMatchObject([503, { reason: 'forbidden' }]);
  }
});
