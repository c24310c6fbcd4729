import { expect, it } from 'vitest';
import { aDraftDirectory, changeContent, openContent } from '../../../test/content-desk.ts';
import { withEditorHere } from '../../../test/editor-here.ts';
import type { EventStream } from '../../../test/event-stream.ts';
import { aLiveDesk } from '../../../test/live-desk.ts';
import { addRelease, putOnSite, writeSiteOf } from '../../../test/releases.ts';
import { until } from '../../../test/until.ts';

const entriesTold = (stream: EventStream) =>
  stream.named('content').flatMap(({ entries }) => entries as object[]);

it('tells owners what somebody did in the draft, with the version that stands now, and sales nothing', async () => {
  const ledger = async () => ({ DATA_DIR: aDraftDirectory() });
  const { rahim, karima, follow, enquire } = await aLiveDesk(ledger, Date.now, withEditorHere);
  const [his, hers] = [await follow(rahim), await follow(karima)];
  const { version } = await openContent(rahim, 'products/POS');
  const changes = [{ path: ['shortTitle', 'en'], value: 'Till' }];
  const changed = (await changeContent(rahim, 'products/POS', version, changes)).json();
  const told = { id: 'products/POS', version: changed.version, by: 'Rahim' };
  await until('it to be told', () => entriesTold(his).length > 0);
  expect(entriesTold(his)).toEqual([told]);
  expect((await changeContent(rahim, 'products/POS', version, changes)).statusCode).toBe(409);
  await rahim.ask('POST', '/content/clients', { payload: { name: 'new-shop' } });
  await until('the new one to be told', () => entriesTold(his).length > 1);
  expect(entriesTold(his)).toEqual([told, { id: 'clients/new-shop', version: null, by: 'Rahim' }]);
  const reference = await enquire();
  await until('both to be told', () => [his, hers].every((one) => one.hasToldOf(reference)));
  expect(hers.named('content')).toEqual([]);
});

it('tells owners who has which entry open, and who writes there', async () => {
  const { rahim, karima, follow, people } = await aLiveDesk(async () => ({
    DATA_DIR: aDraftDirectory(),
  }));
  const [his, hers] = [await follow(rahim), await follow(karima)];
  const stream = await his.id();
  const open = async (where: object) =>
    (await rahim.ask('PUT', '/presence', { payload: { stream, writing: true, ...where } }))
      .statusCode;
  expect(await open({ entry: 'products/POS' })).toBe(204);
  await until('it to be told', () => his.named('presence').length > 0);
  const who = { name: 'Rahim', email: 'rahim@nokshi.example', writing: true, pages: 1 };
  expect(await people()).toEqual([{ ...who, entry: 'products/POS' }]);
  expect(await people(karima)).toEqual([]);
  for (const wrong of ['POS', '../POS', 'products/POS/x', '']) {
    expect(await open({ entry: wrong })).toBe(422);
  }
  const payload = { stream: await hers.id(), writing: false, entry: 'products/POS' };
  expect((await karima.ask('PUT', '/presence', { payload })).statusCode).toBe(403);
  expect(await open({ reference: null })).toBe(204);
  expect(await people()).toEqual([]);
});

it('tells owners when another release is on the site', async () => {
  const directory = aDraftDirectory();
  const site = `${directory}/site`;
  writeSiteOf('ours', site);
  const { rahim, karima, follow, enquire } = await aLiveDesk(async () => ({
    DATA_DIR: directory,
    SITE_DIR: site,
  }));
  addRelease(directory, 'red');
  const [his, hers] = [await follow(rahim), await follow(karima)];
  putOnSite(directory, 'red');
  await until('it to be told', () => his.named('release').length > 0);
  const reference = await enquire();
  await until('both to be told', () => [his, hers].every((one) => one.hasToldOf(reference)));
  expect(hers.named('release')).toEqual([]);
});
