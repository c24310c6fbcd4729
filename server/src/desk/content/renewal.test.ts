import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteOf } from '@nokshi/releases/kept-releases.ts';
import { deskFolder, releaseFolder } from '@nokshi/releases/paths.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aDraftDirectory } from '../../../test/content-desk.ts';
import { aDesk } from '../../../test/desk.ts';
import { withEditorHere } from '../../../test/editor-here.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { publishProgramOf } from '../../../test/publish-program.ts';
import { addRelease, pageOf, putOnSite, writeSiteOf } from '../../../test/releases.ts';
import { until } from '../../../test/until.ts';

/** Notes what it was told, and is done once somebody lets it. */
const waiting = `
  writeFileSync(desk + '/ordered', JSON.stringify(order));
  process.send({ ...idle, what: order.what, state: 'building', progress: 0.5 });
  while (!existsSync(desk + '/go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  addRelease(dirname(desk), 'blue');
  pointAt(desk, 'blue', Date.now());
  process.send({ ...idle, what: order.what, progress: 1 });`;

/** Can't build what is published with this program, but what is published by hand. */
const failing = `
  const isRenewal = order.what === 'renewal';
  if (!isRenewal) {
    addRelease(dirname(desk), 'blue');
    pointAt(desk, 'blue', Date.now());
  }
  process.send({ ...(isRenewal ? failed('faults') : idle), what: order.what });`;

/** A server that is started where another program has published. */
async function anUpgraded(program: string) {
  const site = newDirectory();
  const data = aDraftDirectory();
  const folder = deskFolder(data);
  writeSiteOf('ours', site);
  addRelease(data, 'red');
  const note = { id: 'red', at: '2026-11-23T09:00:00.000Z', by: 'Rahim', program: 'older' };
  writeFileSync(noteOf(releaseFolder(folder, 'red')), JSON.stringify(note));
  putOnSite(data, 'red');
  const lines: string[] = [];
  const desk = await aDesk(
    async () => ({ DATA_DIR: data, SITE_DIR: site, LOG_LEVEL: 'error' }),
    Date.now,
    onTestFinished,
    {
      ...withEditorHere,
      ...{ lookMilliseconds: 20, publishProgram: publishProgramOf(program) },
      writeLog: (line: string) => lines.push(line),
    },
  );
  const home = async () => (await desk.app.inject('/')).body;
  const readiness = async () => (await desk.app.inject('/readyz')).statusCode;
  const told = async () => (await desk.rahim.ask('GET', '/release')).json();
  return { ...desk, folder, lines, home, readiness, told };
}

describe('what another version of the program has published', () => {
  it('is built anew when the server starts, and shown until that stands', async () => {
    const { folder, home, readiness, told } = await anUpgraded(waiting);
    await until('it to be built', async () => (await told()).state === 'building');
    expect(await told()).toMatchObject({ what: 'renewal', isOlder: true, progress: 0.5 });
    expect([await home(), await readiness()]).toEqual([pageOf('red'), 200]);
    const ordered = JSON.parse(readFileSync(join(folder, 'ordered'), 'utf8'));
    expect(ordered).toMatchObject({ what: 'renewal', by: 'Rahim', entries: null, desk: folder });
    writeFileSync(join(folder, 'go'), '');
    await until('it to be shown', async () => (await home()) === pageOf('blue'));
    await until('it to be over', async () => (await told()).state === 'idle');
    expect(await readiness()).toBe(200);
  });

  it('is left where it can’t be, which the desk, the log and /readyz say until somebody publishes', async () => {
    const { rahim, lines, home, readiness, told } = await anUpgraded(failing);
    await until('it to be told', async () => (await readiness()) === 503);
    expect(await told()).toMatchObject({ what: 'renewal', state: 'failed', failure: 'faults' });
    expect(await home()).toBe(pageOf('red'));
    const said = lines.filter((line) => line.includes('"release.not-renewed"'));
    expect(said).toEqual([expect.stringContaining('"faults"')]);
    expect((await rahim.ask('POST', '/release')).statusCode).toBe(202);
    await until('it to be over', async () => (await readiness()) === 200);
    expect(await home()).toBe(pageOf('blue'));
  });
});
