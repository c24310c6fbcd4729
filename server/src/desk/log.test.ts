import type { LogEntry } from '@nokshi/contract/log.ts';
import { expect, it } from 'vitest';
import { aDesk, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { aContact } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { day } from '../durations.ts';
import { removeOldLogEntries, writeLogEntries, writeLogEntry } from '../ledger/desk/log.ts';
import { setSecondFactor } from '../ledger/desk/second-factor.ts';
import { forget } from '../ledger/enquiries/forget.ts';
import { newKey } from './second-factor.ts';

const hostile = '<script>alert(1)</script>';

const by = (name: string) => ({ name, email: null, network: null });

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
    const all = await logOf(rahim);
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

    expect(actionsOf(await logOf(rahim, '?user=rahim@nokshi.example'))).toEqual([
      'Rahim assigned karima@nokshi.example',
      'Rahim signed-in',
    ]);
    expect((await logOf(rahim, `?reference=${one}`)).map(({ action }) => action).sort()).toEqual([
      'assigned',
      'noted',
      'stage',
    ]);
    for (const query of [
      '?after=x',
      '?after=1.x',
      '?limit=0',
      '?who=Rahim',
      '?kind=all',
      '?since=1',
    ]) {
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
    await stranger.signIn('correct horse battery', 'typed into the wrong field');
    expect(actionsOf(await logOf(rahim))).toContain('Rahim refused-sign-ins 1');
    await app.close();
    const refused = await database.use((ledger) =>
      ledger
        .selectFrom('desk_log')
        .select(['author', 'author_email', 'detail'])
        .where('action', '=', 'refused-sign-ins')
        .execute(),
    );
    const rahims = { author: 'Rahim', author_email: 'rahim@nokshi.example' };
    expect(
      refused.toSorted((one, other) => `${one.detail}`.localeCompare(`${other.detail}`)),
    ).toEqual([
      { ...rahims, detail: '1' },
      { author: '', author_email: null, detail: '1' },
      { ...rahims, detail: '3' },
    ]);
  });

  it('tells apart the refused sign-ins of a few networks, and counts those of all others together', async () => {
    const { app, rahim, database } = await aDesk(newLedger);
    for (let network = 0; network < 30; network += 1) {
      const stranger = new DeskBrowser(app);
      const remoteAddress = `198.51.100.${network}`;
      await stranger.signInWorking(`nobody-${network}@example.com`, 'wrong', { remoteAddress });
    }
    await app.close();
    const refused = await database.use((ledger) =>
      ledger
        .selectFrom('desk_log')
        .select(['network', 'detail'])
        .where('action', '=', 'refused-sign-ins')
        .execute(),
    );
    expect(refused.filter(({ network }) => network !== null)).toHaveLength(21);
    const besides = refused.filter(({ network }) => network === null);
    expect(besides.map(({ detail }) => detail)).toEqual(['9']);
    expect(rahim.cookies.size).toBe(2);
  });

  it('tells as whom somebody was refused, whatever else was typed before and from wherever', async () => {
    const { app, database } = await aDesk(newLedger);
    const refuse = (email: string, remoteAddress: string) =>
      new DeskBrowser(app).signIn(email, 'wrong', { remoteAddress });
    for (let index = 0; index < 25; index += 1) {
      await refuse(`nobody-${index}@example.com`, '198.51.100.1');
    }
    await refuse('rahim@nokshi.example', '198.51.100.2');
    for (let network = 3; network < 25; network += 1) {
      await refuse(`none-${network}@example.com`, `198.51.100.${network}`);
    }
    await refuse('karima@nokshi.example', '198.51.100.25');
    await app.close();
    const refused = await database.use((ledger) =>
      ledger
        .selectFrom('desk_log')
        .select(['author', 'network', 'detail'])
        .where('action', '=', 'refused-sign-ins')
        .orderBy('author', 'desc')
        .execute(),
    );
    expect(
      refused.slice(0, 2).map(({ author, network, detail }) => [author, network !== null, detail]),
    ).toEqual([
      ['Rahim', true, '1'],
      ['Karima', false, '1'],
    ]);
    const sum = refused.reduce((before, { detail }) => before + Number(detail), 0);
    expect(sum).toBe(49);
    expect(refused.length).toBeLessThan(25);
  });

  it('tells of whose account each deed was, and from which network, by a digest whose key goes', async () => {
    const now = { time: Date.now() };
    const { app, rahim, database } = await aDesk(newLedger, () => now.time);
    const home = { remoteAddress: '2001:db8:1:1::7' };
    const elsewhere = { remoteAddress: '2001:db8:1:2::7' };
    const choose = (options: object) => {
      now.time += 1000;
      return rahim.ask('PATCH', '/session', { payload: { language: 'bn' }, ...options });
    };
    for (const options of [home, { remoteAddress: '2001:db8:1:1::8' }, elsewhere])
      await choose(options);
    const settings = async () =>
      (await logOf(rahim, '?kind=settings')).map(({ email, network }) => ({ email, network }));
    const before = await settings();
    expect(before.map(({ email }) => email)).toEqual(Array(3).fill('rahim@nokshi.example'));
    const [last, second, first] = before.map(({ network }) => network);
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(second).toBe(first);
    expect(last).not.toBe(first);
    const [kept] = await database.use((ledger) =>
      ledger.selectFrom('network_keys').selectAll().execute(),
    );
    now.time += 91 * day;
    expect((await rahim.signIn('rahim@nokshi.example', undefined, home)).statusCode).toBe(204);
    await choose(home);
    expect((await settings())[0]?.network).not.toBe(first);
    const keys = await database.use((ledger) =>
      ledger.selectFrom('network_keys').selectAll().execute(),
    );
    expect(keys).toHaveLength(1);
    expect(keys[0]?.key).not.toBe(kept?.key);
    await app.close();
  });

  it('lets sales read their own deeds and those of an enquiry, and owners all, narrowed as they like', async () => {
    const { rahim, karima, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const change = (browser: DeskBrowser, payload: object) =>
      browser.ask('PATCH', `/enquiries/${reference}`, { payload });
    await change(rahim, { version: 1, stage: 'answered' });
    await change(karima, { version: 2, stage: 'closed' });
    const own = ['Karima stage closed', 'Karima signed-in'];
    expect(actionsOf(await logOf(karima))).toEqual(own);
    expect(actionsOf(await logOf(karima, '?user=rahim@nokshi.example'))).toEqual(own);
    const ofEnquiry = await logOf(karima, `?reference=${reference}`);
    expect(ofEnquiry.map(({ author, network }) => [author, network !== null])).toEqual([
      ['Karima', true],
      ['Rahim', false],
    ]);
    expect(actionsOf(await logOf(rahim, '?kind=signIns'))).toEqual([
      'Karima signed-in',
      'Rahim signed-in',
    ]);
    const today = new Date().toISOString().slice(0, 10);
    const long = `?since=2000-01-01&until=${Number(today.slice(0, 4)) + 1}-01-01`;
    expect(await logOf(rahim, long)).toHaveLength(4);
    expect(await logOf(rahim, '?until=2000-01-01')).toEqual([]);
    expect(await logOf(rahim, `?since=${Number(today.slice(0, 4)) + 1}-01-01`)).toEqual([]);
    await karima.ask('DELETE', '/session');
    expect(actionsOf(await logOf(rahim))[0]).toBe('Karima signed-out');
  });

  it('tells sales nothing of others of their name, and owners what is older than addresses', async () => {
    const { rahim, karima, database } = await aDesk(newLedger);
    const former = { author: by('Karima'), reference: null };
    await database.use((ledger) =>
      writeLogEntries(
        ledger,
        [
          { ...former, action: 'exported', detail: '1' },
          { ...former, action: 'commanded', detail: 'leads forget' },
        ],
        Date.now() + 1000,
      ),
    );
    expect(actionsOf(await logOf(karima))).toEqual(['Karima signed-in']);
    const ofKarima = '?user=karima@nokshi.example';
    expect(actionsOf(await logOf(rahim, ofKarima))).toEqual([
      'Karima exported 1',
      'Karima signed-in',
    ]);
  });

  it('goes along as a table with owners alone, as it is narrowed, and says so', async () => {
    const { rahim, karima, database } = await aDesk(newLedger);
    await rahim.confirm();
    await database.use((ledger) =>
      writeLogEntry(
        ledger,
        { author: by('=cmd()'), action: 'commanded', detail: 'leads forget', reference: null },
        Date.now() + 1000,
      ),
    );
    expect((await karima.ask('GET', '/log/export')).statusCode).toBe(403);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await rahim.ask('GET', '/log/export', { headers })).statusCode).toBe(403);
    const { body, headers: answered } = await rahim.ask('GET', '/log/export?kind=commands');
    expect(answered['content-disposition']).toMatch(/filename="log-.*\.csv"/);
    const [names, ...lines] = body.trim().split('\r\n');
    expect(names).toBe('"at","name","email","network","action","detail","reference","id"');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"\'=cmd()","","","commanded","leads forget",""');
    await until('it to be told', async () =>
      actionsOf(await logOf(rahim)).includes('Rahim exported-log 1'),
    );
  });

  it('forgets with an enquiry what was done about it, but not that somebody forgot it', async () => {
    const { rahim, database, enquire } = await aDesk(newLedger);
    await rahim.confirm();
    const reference = await enquire();
    const payload = { version: 1, stage: 'closed' };
    await rahim.ask('PATCH', `/enquiries/${reference}`, { payload });
    await database.use((ledger) =>
      writeLogEntry(
        ledger,
        { author: by('Rahim'), action: 'forgot', detail: reference, reference: null },
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
        const logEntry = { author: by(`${age} days`), action: 'exported', detail: '1' } as const;
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
