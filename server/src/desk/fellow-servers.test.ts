import { mkdirSync } from 'node:fs';
import { deskFolder } from '@nokshi/releases/paths.ts';
import { expect, it, onTestFinished } from 'vitest';
import { aDraftDirectory } from '../../test/content-desk.ts';
import { aDesk } from '../../test/desk.ts';
import { withEditorHere } from '../../test/editor-here.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { addRelease, putOnSite, writeSiteOf } from '../../test/releases.ts';
import { runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';

onBothDatabases('servers of one ledger', (newLedger, kind) => {
  if (kind === 'sqlite') {
    it('are one on SQLite, which says nothing of itself', async () => {
      const { app, database } = await aDesk(newLedger);
      expect((await app.inject('/readyz')).statusCode).toBe(200);
      const rows = database.use((ledger) => ledger.selectFrom('servers').selectAll().execute());
      expect(await rows).toEqual([]);
    });
    return;
  }

  /** Two servers, the first with a desk, and what their logs say. */
  async function twoServers(one: string, other: string) {
    const ledger = await newLedger();
    const site = newDirectory();
    writeSiteOf('ours', site);
    const lines: string[] = [];
    const beside = {
      ...withEditorHere,
      lookMilliseconds: 20,
      writeLog: (line: string) => void lines.push(line),
    };
    const environment = (DATA_DIR: string) => ({
      ...ledger,
      DATA_DIR,
      SITE_DIR: site,
      LOG_LEVEL: 'error',
    });
    const { app, rahim, database } = await aDesk(
      async () => environment(one),
      Date.now,
      onTestFinished,
      beside,
    );
    const second = await runningApp(environment(other), Date.now, onTestFinished, beside);
    const servers = [app, second];
    const ready = () =>
      Promise.all(servers.map(async (each) => (await each.inject('/readyz')).statusCode));
    const told = () => lines.filter((line) => line.includes('"servers.apart"')).length;
    const isApart = async () => (await rahim.ask('GET', '/release')).json().isApart;
    const rows = () => database.use((ledger) => ledger.selectFrom('servers').selectAll().execute());
    return { ready, told, isApart, rows };
  }

  it('that show different releases say so at the desk, in /readyz and once in each log', async () => {
    const [one, other] = [aDraftDirectory(), newDirectory()];
    for (const folder of [one, other]) addRelease(folder, 'red');
    putOnSite(one, 'red');
    const { ready, told, isApart } = await twoServers(one, other);
    await until('both to be apart', async () => String(await ready()) === '503,503');
    expect([await isApart(), told()]).toEqual([true, 2]);
  });

  it('that have folders of their own say so before anything is published', async () => {
    const [one, other] = [newDirectory(), newDirectory()];
    for (const folder of [one, other]) mkdirSync(deskFolder(folder));
    const { ready } = await twoServers(one, other);
    await until('both to be apart', async () => String(await ready()) === '503,503');
  });

  it('that share their folder show the same, and say nothing', async () => {
    const folder = aDraftDirectory();
    addRelease(folder, 'red');
    putOnSite(folder, 'red');
    const { ready, told, rows } = await twoServers(folder, folder);
    await until('both to be known', async () => (await rows()).length === 2);
    const [one, other] = await rows();
    expect(one?.folder).not.toBe('');
    expect([one?.folder, one?.release]).toEqual([other?.folder, 'red']);
    expect(await ready()).toEqual([200, 200]);
    expect(told()).toBe(0);
  });
});
