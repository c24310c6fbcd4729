import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clockIn } from '@nokshi/forms/local-time.ts';
import { deskFolder } from '@nokshi/releases/paths.ts';
import { plannedReleases } from '@nokshi/releases/planned.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aDraftDirectory, changeContent, openContent } from '../../../test/content-desk.ts';
import { aDesk } from '../../../test/desk.ts';
import { withEditorHere } from '../../../test/editor-here.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { publishProgramOf } from '../../../test/publish-program.ts';
import { writeSiteOf } from '../../../test/releases.ts';
import { runningApp } from '../../../test/running-app.ts';
import { until } from '../../../test/until.ts';

const hour = 60 * 60 * 1000;

/** Notes what it was told, and has published it. */
const publishing = `
  writeFileSync(desk + '/ordered', JSON.stringify(order));
  forgetPlan(desk, order.plan);
  process.send({ ...idle, what: 'release', state: 'building' });
  process.send({ ...idle, what: 'release', progress: 1 });`;

const faulty = `
  process.send({ ...failed('faults'), what: 'release' });`;

/** A desk with a changed product, whose clock somebody turns. */
async function aDeskWithClock(program = publishing) {
  const site = newDirectory();
  const data = aDraftDirectory();
  writeSiteOf('ours', site);
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const lines: string[] = [];
  const variables = { DATA_DIR: data, SITE_DIR: site, LOG_LEVEL: 'error' };
  const beside = {
    ...withEditorHere,
    ...{ lookMilliseconds: 20, publishProgram: publishProgramOf(program) },
    writeLog: (line: string) => lines.push(line),
  };
  const desk = await aDesk(async () => variables, now, onTestFinished, beside);
  const { version } = await openContent(desk.rahim, 'products/POS');
  await changeContent(desk.rahim, 'products/POS', version, [{ path: ['emblem'], value: 'boat' }]);
  const folder = deskFolder(data);
  const inHours = (hours: number) => clockIn('Asia/Dhaka', now() + hours * hour).slice(0, 16);
  return {
    ...{ ...desk, folder, lines, inHours },
    turn: (hours: number) => {
      ahead += hours * hour;
    },
    plan: (payload: object) => desk.rahim.ask('POST', '/release/planned', { payload }),
    planned: async () => (await desk.rahim.ask('GET', '/release')).json().planned,
    ordered: () => JSON.parse(readFileSync(join(folder, 'ordered'), 'utf8')),
    deeds: async () => {
      const { items } = (await desk.rahim.ask('GET', '/log?kind=publishing')).json();
      return items.map(({ action }: { action: string }) => action);
    },
    /** Another server of the same folder. */
    another: () => runningApp(variables, now, onTestFinished, beside),
  };
}

describe('what is to be published at a set time', () => {
  it('waits, is shown, and is published then, as what was chosen is', async () => {
    const { plan, planned, turn, inHours, ordered, deeds } = await aDeskWithClock();
    const at = inHours(2);
    const answer = await plan({ at, entries: ['products/POS'] });
    expect([answer.statusCode, answer.json().planned]).toMatchObject([
      202,
      [{ by: 'Rahim', entries: [{ id: 'products/POS' }], failure: null }],
    ]);
    const [{ id, at: kept }] = await planned();
    expect(clockIn('Asia/Dhaka', Date.parse(kept)).slice(0, 16)).toBe(at);
    turn(3);
    await until('it to be published', async () => (await planned()).length === 0);
    expect(ordered()).toMatchObject({
      ...{ what: 'release', by: 'Rahim', entries: ['products/POS'], plan: id },
    });
    await until('it to be noted', async () => (await deeds()).includes('published-plan'));
    expect(await deeds()).toEqual(['published-plan', 'planned-publishing']);
  });

  it('is taken back, and not published', async () => {
    const { rahim, plan, planned, turn, inHours, ordered } = await aDeskWithClock();
    await plan({ at: inHours(2) });
    const [{ id }] = await planned();
    expect((await rahim.ask('DELETE', `/release/planned/${id}`)).statusCode).toBe(202);
    expect((await rahim.ask('DELETE', `/release/planned/${id}`)).statusCode).toBe(404);
    turn(3);
    // Another one that is due is published, so all were looked at.
    await plan({ at: inHours(1), entries: ['products/POS'] });
    turn(2);
    await until('the other to be published', async () => (await planned()).length === 0);
    expect(ordered().entries).toEqual(['products/POS']);
  });

  it('is not published where the draft is wrong then, which desk and logs tell until somebody has read it', async () => {
    const { rahim, plan, planned, turn, inHours, lines, deeds } = await aDeskWithClock(faulty);
    await plan({ at: inHours(2) });
    turn(3);
    await until('it to fail', async () => (await planned())[0].failure === 'faults');
    await until('it to be noted', async () => (await deeds()).includes('missed-plan'));
    const said = lines.filter((line) => line.includes('"release.plan-missed"'));
    expect(said).toEqual([expect.stringContaining('"faults"')]);
    const [{ id }] = await planned();
    await rahim.ask('DELETE', `/release/planned/${id}`);
    expect(await planned()).toEqual([]);
  });

  it('is for owners, ahead, within a year, and of changes that there are', async () => {
    const { karima, plan, planned, inHours, folder } = await aDeskWithClock();
    const payload = { at: inHours(2) };
    expect((await karima.ask('POST', '/release/planned', { payload })).statusCode).toBe(403);
    for (const [at, reason] of [
      [inHours(-1), 'past'],
      [inHours(24 * 400), 'far'],
    ]) {
      const refused = await plan({ at });
      expect([refused.statusCode, refused.json().reason]).toEqual([422, reason]);
    }
    for (const wrong of [{}, { at: 'tomorrow' }, { ...payload, entries: ['products/ERP'] }]) {
      expect((await plan(wrong)).statusCode).toBe(422);
    }
    expect([await planned(), plannedReleases(folder)]).toEqual([[], []]);
  });

  it('is published by a server that begins after its time', async () => {
    const { folder, another, ordered, plan, turn, inHours, app } = await aDeskWithClock();
    await plan({ at: inHours(2) });
    const [kept] = plannedReleases(folder);
    await app.close();
    turn(3);
    await another();
    await until('it to be published', () => plannedReleases(folder).length === 0);
    expect(ordered()).toMatchObject({ entries: null, plan: kept?.id });
  });

  it('is told and not done where whoever planned it has gone', async () => {
    const { rahim, signedIn, inHours, turn, planned, deeds } = await aDeskWithClock();
    const nasrin = await signedIn('Nasrin', 'editor');
    const payload = { at: inHours(2) };
    expect((await nasrin.ask('POST', '/release/planned', { payload })).statusCode).toBe(202);
    await rahim.confirm();
    expect((await rahim.ask('DELETE', '/users/nasrin@nokshi.example')).statusCode).toBe(204);
    turn(3);
    await until('it to be missed', async () => (await planned())[0]?.failure === 'cancelled');
    await until('it to be noted', async () => (await deeds()).includes('missed-plan'));
  });
});
