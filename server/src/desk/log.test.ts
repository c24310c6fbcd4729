import type { LogEntry } from '@nokshi/contract/log.ts';
import { expect, it } from 'vitest';
import { aDesk, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { aContact } from '../../test/running-app.ts';
import { day } from '../durations.ts';
import { removeOldLogEntries, writeLogEntry } from '../ledger/desk/log.ts';
import { setSecondFactor } from '../ledger/desk/second-factor.ts';
import { forget } from '../ledger/enquiries/forget.ts';
import { newKey } from './second-factor.ts';

const hostile = '<script>alert(1)</script>';

const logOf = async (browser: DeskBrowser, query = ''): Promise<LogEntry[]> =>
  (await browser.ask('GET', `/log${query}`)).json().items;

const actionsOf = (logEntries: readonly LogEntry[]) =>
  logEntries.map(({ author, action, detail }) =>
    [author, action, detail].filter(Boolean).join(' '),
  );

onBothDatabases('the log', (newLedger) => {
  it('tells who did what, the latest first, page by page, and no word of a visitor', async () => {
    const { rahim, karima, enquire } = await aDesk(newLedger);
    const one = await enquire({ name: hostile, subject: hostile, message: hostile });
    const other = await enquire();
    const change = async (browser: DeskBrowser, reference: string, payload: object) => {
      const answer = await browser.ask('PATCH', `/enquiries/${reference}`, { payload });
      expect(answer.statusCode).toBe(200);
    };
    await change(rahim, one, { version: 1, assignee: 'karima@nokshi.example' });
    await change(karima, one, { version: 2, stage: 'answered', note: hostile });
    await change(karima, other, { version: 1, stage: 'closed' });
    const all = await logOf(karima);
    expect(actionsOf(all).toSorted()).toEqual([
      'Karima noted',
      'Karima signed-in',
      'Karima stage answered',
      'Karima stage closed',
      'Rahim assigned karima@nokshi.example',
      'Rahim signed-in',
    ]);
    expect(all[0]).toMatchObject({ action: 'stage', detail: 'closed', reference: other });
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(JSON.stringify(all)).not.toContain('script');

    const paged: LogEntry[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: { items: LogEntry[]; next: string | null } = (
        await rahim.ask('GET', `/log?limit=2${next && `&after=${next}`}`)
      ).json();
      expect(page.items.length).toBeLessThanOrEqual(2);
      paged.push(...page.items);
      next = page.next;
    }
    expect(paged).toEqual(all);

    expect(actionsOf(await logOf(rahim, '?author=Rahim'))).toEqual([
      'Rahim assigned karima@nokshi.example',
      'Rahim signed-in',
    ]);
    expect((await logOf(rahim, `?reference=${one}`)).map(({ action }) => action).sort()).toEqual([
      'assigned',
      'noted',
      'stage',
    ]);
    for (const query of ['?after=x', '?after=1.x', '?limit=0', '?who=Rahim']) {
      expect((await rahim.ask('GET', `/log${query}`)).statusCode).toBe(422);
    }
  });

  it('tells of refused sign-ins, of the first at once and of the others as one', async () => {
    const { app, rahim, database } = await aDesk(newLedger);
    await database.use((ledger) =>
      ledger.transaction().execute((one) =>
        setSecondFactor(one, 'karima@nokshi.example', {
          secret: newKey(),
          step: 0,
          recoveryCodes: ['1'],
        }),
      ),
    );
    const stranger = new DeskBrowser(app);
    // Who is asked for the code of the second factor was not refused.
    expect((await stranger.signIn('karima@nokshi.example')).json().needsCode).toBe(true);
    for (let index = 0; index < 4; index += 1) {
      await stranger.signIn('rahim@nokshi.example', 'not the password');
    }
    expect(actionsOf(await logOf(rahim))).toContain('refused-sign-ins 1');
    await app.close();
    const refused = await database.use((ledger) =>
      ledger
        .selectFrom('desk_log')
        .select('detail')
        .where('action', '=', 'refused-sign-ins')
        .execute(),
    );
    expect(refused.map(({ detail }) => detail).toSorted()).toEqual(['1', '3']);
  });

  it('forgets with an enquiry what was done about it, but not that somebody forgot it', async () => {
    const { rahim, database, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const payload = { version: 1, stage: 'closed' };
    await rahim.ask('PATCH', `/enquiries/${reference}`, { payload });
    await database.use((ledger) =>
      writeLogEntry(
        ledger,
        { author: 'Rahim', action: 'forgot', detail: reference, reference: null },
        Date.now() + 1000,
      ),
    );
    await forget(database, aContact.email);
    expect(actionsOf(await logOf(rahim))).toEqual([
      `Rahim forgot ${reference}`,
      'Karima signed-in',
      'Rahim signed-in',
    ]);
    expect(await logOf(rahim, `?reference=${reference}`)).toEqual([]);
  });

  it('keeps what concerned an enquiry as long as that, and the rest for a year', async () => {
    const { rahim, database, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const now = Date.now();
    await database.use(async (ledger) => {
      for (const age of [364, 366]) {
        const logEntry = { author: `${age} days`, action: 'exported', detail: '1' } as const;
        await writeLogEntry(ledger, { ...logEntry, reference: null }, now - age * day);
        await writeLogEntry(ledger, { ...logEntry, reference }, now - age * day);
      }
      await removeOldLogEntries(ledger, now);
    });
    const kept = (await logOf(rahim)).filter(({ action }) => action === 'exported');
    expect(kept.map((logEntry) => [logEntry.author, logEntry.reference]).toSorted()).toEqual(
      [
        ['364 days', null],
        ['364 days', reference],
        ['366 days', reference],
      ].toSorted(),
    );
  });
});
