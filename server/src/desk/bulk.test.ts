import type { Bulk } from '@nokshi/contract/bulk.ts';
import { expect, it } from 'vitest';
import { aDesk, DeskBrowser } from '../../test/desk.ts';
import { firstRound } from '../../test/first-round.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { copyEnquiry } from '../../test/many-enquiries.ts';
import { until } from '../../test/until.ts';
import type { Database } from '../ledger/database/database.ts';

/** Asks as often as there are more. @returns all that was answered, together */
async function changeAll(browser: DeskBrowser, payload: Bulk) {
  let changed = 0;
  const stale: string[] = [];
  let after: string | undefined;
  do {
    const answer = await browser.ask('POST', '/enquiries/bulk', {
      payload: { ...payload, ...(after && { after }) },
    });
    expect(answer.statusCode).toBe(200);
    const { next, ...done } = answer.json();
    changed += done.changed;
    stale.push(...done.stale);
    after = next ?? undefined;
  } while (after);
  return { changed, stale };
}

const deedsOn = (database: Database, reference: string) =>
  database.use((ledger) =>
    ledger
      .selectFrom('desk_log')
      .select(['author', 'action', 'detail'])
      .where('reference', '=', reference)
      .orderBy('done_at')
      .execute(),
  );

onBothDatabases('many enquiries at once', (newLedger) => {
  it('are changed by name, each as it was read, and can be changed back', async () => {
    const { rahim, karima, database, enquire, listed } = await aDesk(newLedger);
    const [first, second, third] = [await enquire(), await enquire(), await enquire()];
    const path = `/enquiries/${second}`;
    await karima.ask('PATCH', path, { payload: { version: 1, stage: 'answered' } });
    const references = [first, second, third].map((reference) => ({ reference, version: 1 }));
    references.push({ reference: 'NK-0000-0000', version: 1 });
    const change = { stage: 'closed', assignee: 'karima@nokshi.example' } as const;
    expect(await changeAll(rahim, { references, change })).toEqual({
      changed: 2,
      stale: [second, 'NK-0000-0000'],
    });
    expect(await listed('?stage=closed')).toEqual([third, first]);
    expect(await listed('?stage=answered')).toEqual([second]);
    expect((await deedsOn(database, first)).sort((a, b) => (a.action < b.action ? -1 : 1))).toEqual(
      [
        { author: 'Rahim', action: 'assigned', detail: 'karima@nokshi.example' },
        { author: 'Rahim', action: 'stage', detail: 'closed' },
      ],
    );
    const back = [first, third].map((reference) => ({ reference, version: 2 }));
    const undo = { references: back, change: { stage: 'new' as const, assignee: null } };
    expect(await changeAll(rahim, undo)).toEqual({ changed: 2, stale: [] });
    expect(await listed()).toEqual([first, third]);
  });

  it('are each counted once, however often they are named', async () => {
    const { rahim, database, enquire } = await aDesk(newLedger);
    const [first, second] = [await enquire(), await enquire()];
    const named = [first, 'NK-0000-0000', second, first, 'NK-0000-0000', first];
    const references = named.map((reference) => ({ reference, version: 1 }));
    // More than go into one transaction.
    const often = [...references, ...Array(150).fill({ reference: second, version: 1 })];
    expect(await changeAll(rahim, { references: often, change: { stage: 'closed' } })).toEqual({
      changed: 2,
      stale: ['NK-0000-0000'],
    });
    expect(await deedsOn(database, second)).toHaveLength(1);
  });

  it('are changed as a view shows them, but for what came in or was changed since it was counted', async () => {
    const { rahim, karima, database, enquire, listed } = await aDesk(newLedger);
    const [first, second] = [await enquire(), await enquire({ page: '/bn/contact' })];
    const third = await enquire();
    const { number, at } = (await rahim.ask('GET', '/enquiries/count?page=/contact')).json();
    expect(number).toBe(2);
    await until('the clock to go on', () => Date.now() > Date.parse(at) + 1);
    const late = await enquire();
    await karima.ask('PATCH', `/enquiries/${third}`, { payload: { version: 1, note: 'Mine.' } });
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    const view = { page: '/contact' };
    const change = { snoozedUntil: tomorrow };
    expect(await changeAll(rahim, { view, at, change })).toEqual({ changed: 1, stale: [third] });
    expect(await listed('?stage=snoozed')).toEqual([first]);
    expect(await listed()).toEqual([second, third, late]);
    expect(await deedsOn(database, first)).toEqual([
      { author: 'Rahim', action: 'snoozed', detail: tomorrow },
    ]);
    await until('the search to find it', async () => (await listed('?q=mirpur')).length === 3);
    const found = (await rahim.ask('GET', '/enquiries/count?q=mirpur')).json();
    expect(found.number).toBe(3);
    const answered = {
      view: { q: 'mirpur' },
      at: found.at,
      change: { stage: 'answered' as const },
    };
    expect(await changeAll(rahim, answered)).toMatchObject({ changed: 3, stale: [] });
    expect(await listed()).toEqual([]);
  });

  it('are ten thousand, one of which somebody else changes meanwhile', async () => {
    const { rahim, karima, database, enquire } = await aDesk(newLedger);
    const first = await enquire();
    await database.useForLong((ledger) => copyEnquiry(ledger, first, 'NK-', 9999));
    const { number, at } = (await rahim.ask('GET', '/enquiries/count')).json();
    expect(number).toBe(10_000);
    await until('the clock to go on', () => Date.now() > Date.parse(at) + 1);
    const all = changeAll(rahim, { view: {}, at, change: { stage: 'closed' } });
    const payload = { version: 1, assignee: 'karima@nokshi.example' };
    const other = await karima.ask('PATCH', '/enquiries/NK-9999', { payload });
    expect(other.statusCode).toBe(200);
    expect(await all).toEqual({ changed: 9999, stale: ['NK-9999'] });
    expect((await rahim.ask('GET', '/enquiries/count')).json().number).toBe(1);
    expect((await rahim.ask('GET', '/enquiries/count?stage=closed')).json().number).toBe(9999);
  });

  it('are refused with what is wrong, and nothing is changed', async () => {
    const { app, rahim, enquire, listed } = await aDesk(newLedger);
    const reference = await enquire();
    const references = [{ reference, version: 1 }];
    const change = { stage: 'closed' };
    const at = new Date().toISOString();
    for (const payload of [
      { references, change: {} },
      { references, change: { stage: 'old' } },
      { references, change: { assignee: 'nobody@nokshi.example' } },
      { references, change: { note: 'All of them.' } },
      { references: [], change },
      { references: Array.from({ length: 501 }, () => references[0]), change },
      { references, view: {}, at, change },
      { view: { q: 'a' }, at, change },
      { view: {}, at, after: 'x', change },
      { view: {}, change },
      { view: { nonsense: 1 }, at, change },
      [],
    ]) {
      const refused = await rahim.ask('POST', '/enquiries/bulk', { payload });
      expect([refused.statusCode, typeof refused.json().message]).toEqual([422, 'string']);
    }
    expect((await rahim.ask('GET', '/enquiries/count?q=a')).statusCode).toBe(422);
    expect((await rahim.ask('GET', '/enquiries/count?limit=1')).statusCode).toBe(422);
    const stranger = new DeskBrowser(app);
    const asked = await stranger.ask('POST', '/enquiries/bulk', {
      payload: { references, change },
    });
    expect(asked.statusCode).toBe(401);
    expect(await listed()).toEqual([reference]);
  });
});

onBothDatabases('what the inbox is narrowed to', (newLedger) => {
  it('is a day of the company, the last one included', async () => {
    const { database, rahim, enquire, listed } = await aDesk(newLedger);
    await firstRound(database);
    const original = await enquire();
    // In Dhaka, six hours ahead, the 5th of May begins at 18:00 on the 4th.
    const received = {
      eve: '2026-05-04T17:59:59.999Z',
      dawn: '2026-05-04T18:00:00Z',
      night: '2026-05-05T17:59:59.999Z',
      after: '2026-05-05T18:00:00Z',
    };
    for (const [name, time] of Object.entries(received)) {
      await database.useForLong((ledger) =>
        copyEnquiry(ledger, original, `${name}-`, 1, { received_at: Date.parse(time) }),
      );
    }
    expect(await listed('?since=2026-05-05&until=2026-05-05')).toEqual(['dawn-1', 'night-1']);
    expect(await listed('?until=2026-05-04')).toEqual(['eve-1']);
    expect(await listed('?since=2026-05-06')).toEqual(['after-1', original]);
    for (const day of ['1999-12-31', '9999-12-31', '2026-02-30', '2026-05-05T00:00']) {
      expect((await rahim.ask('GET', `/enquiries?until=${day}`)).statusCode).toBe(422);
    }
  });

  it('is a page or a campaign that occurs, the most frequent first', async () => {
    const { rahim, enquire } = await aDesk(newLedger);
    await enquire({ campaign: 'utm_source=fair' });
    await enquire({ page: '/bn/contact', campaign: 'utm_source=eid' });
    await enquire({ campaign: 'utm_source=eid' });
    await enquire({ leave_empty: 'x', campaign: 'utm_source=spam' });
    expect((await rahim.ask('GET', '/facets')).json()).toEqual({
      pages: ['/contact', '/bn/contact'],
      campaigns: ['utm_source=eid', 'utm_source=fair'],
    });
  });
});
