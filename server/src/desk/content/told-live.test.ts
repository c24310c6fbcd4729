import { expect, it } from 'vitest';
import { aDraftDirectory, changeContent, openContent } from '../../../test/content-desk.ts';
import type { EventStream } from '../../../test/event-stream.ts';
import { aLiveDesk } from '../../../test/live-desk.ts';
import { addRelease, putOnSite, writeSiteOf } from '../../../test/releases.ts';
import { until } from '../../../test/until.ts';

const entriesTold = (stream: EventStream) =>
  stream.named('content').flatMap(({ entries }) => entries as object[]);

it('tells owners what somebody did in the draft, with the version that stands now, and staff nothing', async () => {
  const { rahim, karima, follow, enquire } = await aLiveDesk(async () => ({
    DATA_DIR: aDraftDirectory(),
  }));
  const [his, hers] = [await follow(rahim), await follow(karima)];
  const { version } = await openContent(rahim, 'products/POS');
  const changes = [{ path: ['offer', 'from'], value: 1 }];
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
