import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { aDesk } from '../../test/desk.ts';
import { firstRound } from '../../test/first-round.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { minutesByHand } from '../../test/minutes.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { openDatabase, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { day, hour } from '../durations.ts';
import { lastRunOf } from '../ledger/jobs.ts';
import { loadSentences, ownContent } from '../sentences.ts';

/** Our words, which say that enquiries are kept for so many days. */
function contentThatKeeps(days: number): string {
  const content = newDirectory();
  for (const name of ['forms', 'company', 'notice', 'prices', 'offer']) {
    cpSync(join(ownContent, name), join(content, name), { recursive: true });
  }
  const company = join(content, 'company/index.yaml');
  const text = readFileSync(company, 'utf8');
  writeFileSync(company, text.replace(/(?<=enquiriesKeptDays: )\d+/, String(days)));
  return content;
}

it('keeps enquiries for thirty days, whatever older content says', () => {
  expect(loadSentences(contentThatKeeps(7)).enquiriesKeptDays).toBe(30);
});

onBothDatabases('fewer days until enquiries are deleted', (newLedger) => {
  /**
   * A ledger in which enquiries were kept for 730 days, and a desk whose content says 90. Of its enquiries
   * one is new, and three of 100 days ago: one delivered, one to be delivered, one that was opened meanwhile.
   */
  async function aShorterDesk() {
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    const whenDone: (() => unknown)[] = [];
    await runningApp(ledger, Date.now, (done) => whenDone.push(done));
    const database = openDatabase(ledger);
    await firstRound(database);
    for (const done of whenDone) await done();

    let time = Date.now();
    const variables = { ...ledger, CONTENT_DIR: contentThatKeeps(90) };
    const desk = await aDesk(
      async () => variables,
      () => time,
    );
    const [delivered = '', queued = '', opened = '', recent = ''] = [
      await desk.enquire({ name: 'Delivered' }),
      await desk.enquire({ name: 'Queued' }),
      await desk.enquire({ name: 'Opened' }),
      await desk.enquire({ name: 'Recent' }),
    ];
    const old = time - 100 * day;
    await database.use(async (open) => {
      const change = open.updateTable('enquiries');
      await change
        .set({ received_at: old })
        .where('reference', 'in', [delivered, queued, opened])
        .execute();
      await change.set({ read_at: old }).where('reference', '=', opened).execute();
      await open
        .updateTable('deliveries')
        .set({ state: 'delivered', delivered_at: old })
        .where('reference', '=', delivered)
        .execute();
    });
    /** Lets days pass, and whatever is done each day be done. */
    const passDays = async (days: number) => {
      time += days * day + hour;
      const begun = time;
      await until('the daily work', async () => {
        passMinute();
        return ((await database.use((open) => lastRunOf(open, 'retention'))) ?? 0) >= begun;
      });
      for (const [name, browser] of Object.entries({ rahim: desk.rahim, karima: desk.karima })) {
        expect((await browser.signIn(`${name}@nokshi.example`)).statusCode).toBe(204);
      }
    };
    const kept = async () => (await allEnquiries(database)).map(({ reference }) => reference);
    return { ...desk, queued, recent, old, passDays, kept, now: () => time };
  }

  it('delete nothing until an owner has agreed, who is told what goes', async () => {
    const { rahim, karima, kept, passDays, old, now } = await aShorterDesk();
    await passDays(1);
    expect(await kept()).toHaveLength(4);
    const told = (await rahim.ask('GET', '/retention')).json();
    expect(told).toEqual({
      keptDays: 730,
      shortening: {
        days: 90,
        enquiries: 2,
        first: new Date(old).toISOString(),
        last: new Date(old).toISOString(),
        deletedAt: expect.any(String),
        agreedBy: null,
      },
    });
    expect(Date.parse(told.shortening.deletedAt) - now()).toBeCloseTo(7 * day, -4);
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await karima.ask(method, '/retention', { payload: { days: 90 } })).statusCode).toBe(
        403,
      );
    }
    await rahim.confirm();
    const other = await rahim.ask('POST', '/retention', { payload: { days: 60 } });
    expect(other.statusCode).toBe(409);
    await passDays(10);
    expect(await kept()).toHaveLength(4);
  });

  it('can be taken back for seven days, and then delete what was delivered or opened', async () => {
    const { rahim, kept, passDays, queued, recent } = await aShorterDesk();
    const agree = async () => {
      await rahim.confirm();
      return rahim.ask('POST', '/retention', { payload: { days: 90 } });
    };
    expect((await agree()).json().shortening.agreedBy).toBe('Rahim');
    await passDays(6);
    expect(await kept()).toHaveLength(4);
    const back = (await rahim.ask('DELETE', '/retention')).json();
    expect(back.shortening.agreedBy).toBeNull();
    await passDays(2);
    expect(await kept()).toHaveLength(4);
    const { deletedAt } = (await agree()).json().shortening;
    await passDays(6);
    // Whoever agrees once more changes nothing.
    expect((await agree()).json().shortening.deletedAt).toBe(deletedAt);
    expect(await kept()).toHaveLength(4);
    await passDays(1);
    expect((await kept()).sort()).toEqual([queued, recent].sort());
    expect((await rahim.ask('GET', '/retention')).json()).toEqual({
      keptDays: 90,
      shortening: null,
    });
    const { items } = (await rahim.ask('GET', '/log')).json();
    const deeds = items.filter(({ action }: { action: string }) => action.endsWith('-days'));
    expect(deeds).toMatchObject([
      { author: 'Rahim', action: 'agreed-to-days', detail: '90' },
      { author: 'Rahim', action: 'took-back-days', detail: '90' },
      { author: 'Rahim', action: 'agreed-to-days', detail: '90' },
    ]);
  });
});
