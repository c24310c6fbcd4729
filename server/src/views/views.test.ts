import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { builtSite } from '../../test/built-site.ts';
import { aDesk } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { openDatabase, runningApp } from '../../test/running-app.ts';
import { silent } from '../../test/test-environment.ts';
import { day } from '../durations.ts';
import { retention } from '../jobs/retention.ts';
import type { Database } from '../ledger/database/database.ts';
import { addViews, mostNames } from '../ledger/views/add-views.ts';
import { removeOldViews } from '../ledger/views/keep-views.ts';
import { campaignOf, sourceOf } from '../ledger/views/names.ts';
import { loadSentences } from '../sentences.ts';
import { isReader } from './is-reader.ts';
import { ViewCounter } from './view-counter.ts';

const agent = 'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/140.0 Mobile';
const time = Date.parse('2026-11-30T19:30:00Z');
const dayInDhaka = '2026-12-01';

const rowsIn = async (database: Database) =>
  Object.fromEntries(
    (
      await database.use((ledger) =>
        ledger.selectFrom('views').selectAll().orderBy('kind').orderBy('name').execute(),
      )
    ).map((row) => [`${row.day} ${row.kind} ${row.name}`, row.number]),
  );

/** A server that shows a small site, and what it wrote when it stopped. */
async function seen(
  ledger: Record<string, string>,
  requests: readonly {
    url: string;
    headers?: Record<string, string>;
    method?: 'GET' | 'HEAD' | 'POST';
  }[],
) {
  const app = await runningApp({ ...ledger, SITE_DIR: builtSite() }, () => time);
  for (const { url, headers = {}, method = 'GET' } of requests) {
    await app.inject({
      method,
      url,
      headers: { 'user-agent': agent, host: 'nokshi.example', ...headers },
    });
  }
  await app.close();
  return rowsIn(openDatabase(ledger));
}

onBothDatabases('views', (newLedger) => {
  it('are counted by page, by what led here and by campaign, without whoever viewed them', async () => {
    const from = (referer: string) => ({ referer });
    const requests = [
      { url: '/', headers: from('https://www.google.com/search?q=rahim@example.com') },
      { url: '/contact', headers: from('https://nokshi.example/') },
      { url: '/contact', headers: from('http://www.nokshi.example:8080/') },
      { url: '/contact?utm_source=Fair&utm_term=rahim&utm_campaign=a@b.example&fbclid=1' },
      { url: '/', headers: from('https://192.168.0.7/rahim') },
      // No longer than it was: the browser had it.
      { url: '/', headers: { ...from('https://m.facebook.com/'), 'if-none-match': '*' } },
      // Nobody's views.
      { url: '/', method: 'HEAD' as const },
      { url: '/nowhere' },
      { url: '/robots.txt' },
      { url: '/', headers: { 'sec-purpose': 'prefetch;prerender' } },
      { url: '/', headers: { 'sec-fetch-dest': 'iframe' } },
      { url: '/', headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
      { url: '/', headers: { 'user-agent': 'curl/8.5.0' } },
    ];
    expect(await seen(await newLedger(), requests)).toEqual({
      [`${dayInDhaka} campaign utm_source=Fair`]: 1,
      [`${dayInDhaka} page /`]: 3,
      [`${dayInDhaka} page /contact`]: 3,
      [`${dayInDhaka} source `]: 2,
      [`${dayInDhaka} source google.com`]: 1,
      [`${dayInDhaka} source m.facebook.com`]: 1,
    });
  });

  it('of a page that was fetched ahead are counted once it is shown', async () => {
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, SITE_DIR: builtSite() }, () => time);
    const headers = { 'user-agent': agent, host: 'nokshi.example' };
    const ahead = await app.inject({
      url: '/contact',
      headers: { ...headers, 'sec-purpose': 'prefetch' },
    });
    expect(ahead.headers['server-timing']).toBe('ahead');
    const plain = await app.inject({
      url: '/contact',
      headers: { ...headers, 'sec-fetch-dest': 'image' },
    });
    expect(plain.headers['server-timing']).toBeUndefined();
    const tell = (referer: string) =>
      app.inject({
        method: 'POST',
        url: '/api/views',
        headers: { ...headers, 'sec-fetch-dest': 'empty', referer },
      });
    expect((await tell('https://nokshi.example/contact?x=1')).statusCode).toBe(204);
    for (const other of ['https://other.example/contact', 'https://nokshi.example/made-up', 'x']) {
      expect((await tell(other)).statusCode).toBe(204);
    }
    await app.close();
    expect(await rowsIn(openDatabase(ledger))).toEqual({ [`${dayInDhaka} page /contact`]: 1 });
  });

  it('add up, and a flood of names takes no more room than there is', async () => {
    const database = openDatabase(await newLedger());
    const many = new Map(Array.from({ length: 1000 }, (_, index) => [`x${index}.example`, 1]));
    many.set('facebook.com', 9);
    const counts = { page: new Map([['/', 5]]), source: many, campaign: new Map<string, number>() };
    for (let round = 0; round < 2; round += 1) {
      await database.use((ledger) => addViews(ledger, dayInDhaka, counts));
    }
    const rows = await rowsIn(database);
    expect(rows[`${dayInDhaka} page /`]).toBe(10);
    expect(rows[`${dayInDhaka} source facebook.com`]).toBe(18);
    const sources = Object.entries(rows).filter(([name]) => name.includes(' source '));
    expect(sources.length).toBeLessThanOrEqual(mostNames.source + 1);
    expect(sources.reduce((sum, [, number]) => sum + Number(number), 0)).toBe(2018);
    await database.use((ledger) => removeOldViews(ledger, dayInDhaka));
    expect(await rowsIn(database)).toEqual(rows);
    await database.use((ledger) => removeOldViews(ledger, '2026-12-02'));
    expect(await rowsIn(database)).toEqual({});
  });

  it('outlast a release that keeps none or fewer days for a week, and one that says nothing for good', async () => {
    const database = openDatabase(await newLedger());
    const counts = { page: new Map([['/', 1]]), source: new Map(), campaign: new Map() };
    for (const viewed of ['2016-01-01', '2026-01-15', '2026-11-20', dayInDhaka]) {
      await database.use((ledger) => addViews(ledger, viewed, counts));
    }
    let ranAt = time;
    const daysLeft = async (viewsKeptDays: number | undefined, later: number) => {
      const job = retention(database, { ...loadSentences(), viewsKeptDays }, silent, () => {});
      const now = time + later * day;
      const taken = { name: job.name, ranAt, failedAt: null, time: now, leaseEnd: now };
      await job.work(taken, new AbortController().signal);
      ranAt = now;
      return Object.keys(await rowsIn(database)).map((row) => row.slice(0, 10));
    };
    const kept = ['2026-01-15', '2026-11-20', dayInDhaka];
    expect(await daysLeft(undefined, 0)).toEqual(kept);
    expect(await daysLeft(400, 0)).toEqual(kept);
    expect(await daysLeft(undefined, 1)).toEqual(kept);
    expect(await daysLeft(4, 2)).toEqual(kept);
    expect(await daysLeft(0, 8)).toEqual(kept);
    // Taken back in time: the week begins anew.
    expect(await daysLeft(400, 8.5)).toEqual(kept);
    expect(await daysLeft(0, 9)).toEqual(kept);
    expect(await daysLeft(20, 15.5)).toEqual(kept);
    expect(await daysLeft(20, 16)).toEqual([dayInDhaka]);
    expect(await daysLeft(0, 17)).toEqual([dayInDhaka]);
    expect(await daysLeft(0, 24)).toEqual([]);
  });

  it('are told at the desk beside the enquiries that came of them, and exported', async () => {
    const { database, rahim, karima, enquire } = await aDesk(newLedger);
    const counts = {
      page: new Map([
        ['/contact', 40],
        ['/', 60],
      ]),
      source: new Map([
        ['facebook.com', 50],
        ['', 30],
        ['=1+1', 1],
      ]),
      campaign: new Map([['utm_source=fair', 12]]),
    };
    const now = Date.now();
    const today = new Date(now + 6 * 60 * 60_000).toISOString().slice(0, 10);
    const before = new Date(now - 28 * day + 6 * 60 * 60_000).toISOString().slice(0, 10);
    await database.use((ledger) => addViews(ledger, today, counts));
    await database.use((ledger) =>
      addViews(ledger, before, { ...counts, page: new Map([['/', 7]]) }),
    );
    await enquire({
      referrer: 'https://www.facebook.com/groups/1',
      campaign: 'utm_term=x&utm_source=fair',
    });
    await enquire({ referrer: 'https://nokshi.example/services', page: '/bn/contact' });
    const { readers } = (await karima.ask('GET', '/numbers?weeks=4')).json();
    expect(readers).toEqual({
      views: { present: 100, former: 7 },
      arrivals: { present: 81, former: 81 },
      pages: [
        { name: '/', number: 60, written: 0 },
        { name: '/contact', number: 40, written: 1 },
        { name: '/bn/contact', number: 0, written: 1 },
      ],
      sources: [
        { name: 'facebook.com', number: 50, written: 1 },
        { name: '', number: 30, written: 1 },
        { name: '=1+1', number: 1, written: 0 },
      ],
      campaigns: [{ name: 'utm_source=fair', number: 12, written: 1 }],
    });
    const file = await rahim.ask('GET', '/numbers/views?weeks=4');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body).toContain(`"${today}","source","facebook.com","50"\r\n`);
    expect(file.body).toContain(`"'=1+1"`);
  });

  it('are kept while the ledger is away, and not counted where the company says so', async () => {
    const ledger = await newLedger();
    const database = openDatabase(ledger);
    const ofPage = (counter: ViewCounter) => {
      const headers = { 'user-agent': agent, host: 'nokshi.example', 'sec-purpose': '' };
      counter.answered('/', { method: 'GET', url: '/', headers } as unknown as IncomingMessage);
    };
    const sentences = loadSentences();
    let isAway = true;
    const away = {
      use: (work: Parameters<Database['use']>[0]) =>
        isAway ? Promise.reject(new Error('away')) : database.use(work),
    } as unknown as Database;
    const counter = new ViewCounter(away, sentences, silent, () => time);
    ofPage(counter);
    await counter.write();
    isAway = false;
    ofPage(counter);
    await counter.write();
    await counter.write();
    expect((await rowsIn(database))[`${dayInDhaka} page /`]).toBe(2);

    // Of the evening, though the ledger is away until the morning.
    let now = time;
    const overnight = new ViewCounter(away, sentences, silent, () => now);
    isAway = true;
    ofPage(overnight);
    await overnight.write();
    now += day;
    ofPage(overnight);
    await overnight.write();
    isAway = false;
    await overnight.write();
    const byDay = await rowsIn(database);
    expect(byDay[`${dayInDhaka} page /`]).toBe(3);
    expect(byDay['2026-12-02 page /']).toBe(1);

    const off = new ViewCounter(database, { ...sentences, viewsKeptDays: 0 }, silent, () => time);
    ofPage(off);
    off.shown('/');
    const ahead = { headers: { 'sec-purpose': 'prefetch' } } as unknown as IncomingMessage;
    off.asked(ahead, { setHeader: () => expect.unreachable() } as unknown as ServerResponse);
    await off.write();
    const { sum } = await database.use((open) =>
      open
        .selectFrom('views')
        .select(sql<number>`sum(number)`.as('sum'))
        .where('kind', '=', 'page')
        .executeTakeFirstOrThrow(),
    );
    expect(Number(sum)).toBe(4);
  });
});

it.each([
  ['https://www.Google.com.bd/x', 'google.com.bd'],
  ['android-app://com.facebook.katana/', 'com.facebook.katana'],
  ['https://nokshi.example/services', undefined],
  ['http://127.0.0.1:8080/', ''],
  ['https://[::1]/', ''],
  [`https://${'x'.repeat(300)}.example/`, ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('what leads here from %s is called %j', (referrer, source) => {
  expect(sourceOf(referrer, ['nokshi.example'])).toBe(source);
});

it.each([
  ['utm_campaign=eid&utm_source=fb&utm_content=rahim', 'utm_source=fb&utm_campaign=eid'],
  ['utm_source=rahim@example.com', ''],
  ['utm_source=%00', ''],
  ['utm_source=sms&utm_campaign=01711223344', 'utm_source=sms'],
  ['utm_medium=%E0%A7%A6%E0%A7%A7%E0%A7%AD%E0%A7%A7%E0%A7%A7%E0%A7%A8%E0%A7%A8', ''],
  ['utm_campaign=eid-2026-11-30', 'utm_campaign=eid-2026-11-30'],
  ['q=1', ''],
])('the campaign of %s is %j', (query, campaign) => {
  expect(campaignOf(query)).toBe(campaign);
});

it.each([
  'Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12.423 Version/12.16',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/500]',
  agent,
])('%s is a reader', (name) => {
  expect(isReader({ 'user-agent': name })).toBe(true);
});

it.each([
  '',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
  'Mozilla/5.0 (compatible; AhrefsSiteAudit/6.1; +http://ahrefs.com/robot/site-audit)',
])('%j is none', (name) => {
  expect(isReader({ 'user-agent': name })).toBe(false);
});
