import type { LogEntry } from '@nokshi/contract/log.ts';
import { expect, it } from 'vitest';
import { aContentDesk, changeContent, openContent } from '../../test/content-desk.ts';
import { until } from '../../test/until.ts';

it('the log tells once that somebody changes an entry, that all content was taken along, and of settings', async () => {
  const { rahim } = await aContentDesk();
  const id = 'team/imtiaz-bhuiyan';
  for (const name of ['Imtiaz', 'Imtiaz B.']) {
    const { version } = await openContent(rahim, id);
    const changes = [{ path: ['name', 'en'], value: name }];
    expect((await changeContent(rahim, id, version, changes)).statusCode).toBe(200);
  }
  const { version } = await openContent(rahim, 'singles/prices');
  const message = [{ path: ['message'], value: 46 }];
  expect((await changeContent(rahim, 'singles/prices', version, message)).statusCode).toBe(200);
  expect((await rahim.ask('GET', '/content/archive')).statusCode).toBe(200);
  await rahim.ask('PATCH', '/session', { payload: { language: 'bn' } });
  const told = async () => {
    const { items } = (await rahim.ask('GET', '/log?user=rahim@nokshi.example')).json();
    return items
      .map(({ action, detail }: LogEntry) => [action, detail].filter(Boolean).join(' '))
      .toSorted();
  };
  const expected = [
    'changed-content team/imtiaz-bhuiyan',
    'changed-prices singles/prices',
    'changed-settings',
    'signed-in',
    'took-content',
  ];
  await until('all to be told', async () => (await told()).length === expected.length);
  expect(await told()).toEqual(expected);
});
