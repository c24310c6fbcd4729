import type { LogEntry } from '@nokshi/contract/log.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { aContentDesk, changeContent, openContent } from '../../test/content-desk.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { openDatabase } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import type { Named } from './editing-addresses.ts';
import { noteDeeds } from './noted-deeds.ts';
import type { TimedLedger } from './timed-ledger.ts';

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

it('the log tells of no changed prices where a translation of them holds, and of nothing that was refused', async () => {
  const database = openDatabase({ DATA_DIR: newDirectory() });
  const timed: Pick<TimedLedger, 'use'> = {
    use: (work) => database.use((ledger) => work(ledger, Date.now())),
  };
  const note = noteDeeds(timed as TimedLedger);
  const asks = (what: object) =>
    ({
      ip: '192.0.2.1',
      user: { name: 'Rahim', email: 'r@x.example' },
      ...what,
    }) as unknown as FastifyRequest<Named>;
  const answered = (statusCode: number) => ({ statusCode }) as FastifyReply;
  const prices = asks({ params: { folder: 'singles', name: 'prices' } });
  await note('POST /content/:folder/:name/translated', prices, answered(200));
  await note('PATCH /content/:folder/:name', prices, answered(200));
  await note('POST /release', asks({ body: { entries: 5 } }), answered(422));
  const told = await database.use((ledger) =>
    ledger.selectFrom('desk_log').select('action').orderBy('action').execute(),
  );
  expect(told.map(({ action }) => action)).toEqual(['changed-content', 'changed-prices']);
});
