import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';

const stateOf = async (app: Awaited<ReturnType<typeof runningApp>>, body: object) =>
  (await post(app, 'contact', body)).statusCode;

describe('an enquiry that is refused because the ledger is away', () => {
  it('counts once when it is kept at last, and gets its automatic reply', async () => {
    const inTheWay = join(newDirectory(), 'data');
    writeFileSync(inTheWay, 'a file where the directory should be');
    const variables = { DATA_DIR: inTheWay, EQUAL_MAX_PER_HOUR: '13' };
    const app = await runningApp(variables);
    const sent = { ...aContact, key: 'one' };
    for (let time = 1; time <= 12; time += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: sent,
        remoteAddress: `10.0.0.${time}`,
      });
      expect(answer.statusCode).toBe(503);
    }
    // Refused for good: it must not count for the ones after it either.
    for (let time = 1; time <= 12; time += 1) {
      expect(await stateOf(app, { ...aContact, key: `other ${time}` })).toBe(503);
    }
    rmSync(inTheWay);
    let turn = 0;
    await until('the enquiry to be kept', async () => {
      turn += 1;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: sent,
        remoteAddress: `10.0.${turn}.1`,
      });
      return answer.statusCode === 201;
    });
    const [enquiry] = await allEnquiries(openDatabase({ DATA_DIR: inTheWay }));
    expect(enquiry?.setAside).toBe(false);
    expect(enquiry?.deliveries.map(({ channel }) => channel).sort()).toEqual(['notice', 'reply']);
  });
});

onBothDatabases('sixty retries of one enquiry', (newLedger) => {
  it('leave room for other enquiries of the same sender', async () => {
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, EQUAL_MAX_PER_HOUR: '61' });
    expect(await stateOf(app, { ...aContact, key: 'one' })).toBe(201);
    for (let time = 1; time < 60; time += 1) {
      expect(await stateOf(app, { ...aContact, key: 'one' })).toBe(200);
    }
    for (let number = 2; number <= 10; number += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: { ...aContact, key: `number ${number}` },
        remoteAddress: `10.0.0.${number}`,
      });
      expect(answer.statusCode).toBe(201);
    }
    const enquiries = await allEnquiries(openDatabase(ledger));
    expect(enquiries.map(({ signals }) => signals)).toEqual(Array(10).fill([]));
  });

  it('are still a flood when each is another enquiry', async () => {
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, EQUAL_MAX_PER_HOUR: '5' });
    await Promise.all(
      Array.from({ length: 7 }, (_, number) =>
        app.inject({
          method: 'POST',
          url: '/api/contact',
          payload: { ...aContact, key: `number ${number}` },
          remoteAddress: `10.0.0.${number}`,
        }),
      ),
    );
    const enquiries = await allEnquiries(openDatabase(ledger));
    expect(enquiries.filter(({ setAside }) => setAside)).toHaveLength(2);
  });
});
