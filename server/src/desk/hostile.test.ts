import { operations } from '@nokshi/contract/contract.ts';
import { expect, it } from 'vitest';
import { aDesk, aPassword, aUser, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { aClock } from '../../test/minutes.ts';
import { openDatabase, runningApp } from '../../test/running-app.ts';

type Method = Parameters<DeskBrowser['ask']>[0];

/** Every operation as it may be asked: its places filled, and whether somebody must be signed in. */
const asked = Object.entries(operations).map(([address, operation]) => {
  const [method = '', path = ''] = address.replaceAll(/\{\w+\}/g, 'NK-2345-6789').split(' ');
  return { address, method: method as Method, path, isDoor: operation.for === 'anybody' };
});

const inside = asked.filter(({ isDoor }) => !isDoor);
const writes = asked.filter(({ method }) => method !== 'GET');

/** What a page of another site can make a browser send. */
const forgeries: Record<string, string>[] = [
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json' },
  { 'content-type': 'application/json', origin: 'null' },
  { 'content-type': 'application/json', origin: 'https://evil.example' },
  { 'content-type': 'application/json', origin: 'http://localhost.evil.example' },
  { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' },
  { 'content-type': 'application/json', 'sec-fetch-site': 'none', origin: 'http://localhost' },
  { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
  { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
  { 'content-type': 'application/jsonp', origin: 'http://localhost' },
];

/** Rows in no order. */
const rowsOf = (tables: readonly (readonly object[])[]): string[] =>
  tables
    .flat()
    .map((row) => JSON.stringify(row))
    .sort();

onBothDatabases('a hostile visitor of the desk', (newLedger) => {
  it('does nothing without a session', async () => {
    const { app, rahim } = await aDesk(newLedger);
    const stranger = new DeskBrowser(app);
    const own = rahim.cookies.get('desk') ?? '';
    const cookies = [
      '',
      'desk=',
      `desk=${own.slice(0, -1)}`,
      `desk=${own}x`,
      'desk=%00',
      `__Host-desk=${own}`,
      `__Secure-desk=${own}`,
      `Desk=${own}`,
      `desk-device=${own}`,
    ];
    for (const { address, method, path } of inside) {
      const told = await stranger.ask(method, path, method === 'GET' ? {} : { payload: {} });
      expect([address, told.statusCode]).toEqual([address, 401]);
    }
    for (const cookie of cookies) {
      const told = await app.inject({ url: '/api/desk/enquiries', headers: { cookie } });
      expect([cookie, told.statusCode]).toEqual([cookie, 401]);
    }
  });

  it('gets nowhere with a cookie of http over https, or of a session that ended', async () => {
    const ledger = await newLedger();
    const clock = aClock();
    const app = await runningApp({ ...ledger, TRUST_PROXY: 'loopback' }, clock.now);
    const email = await aUser(openDatabase(ledger), 'Rahim', 'owner');
    const browser = new DeskBrowser(app);
    expect((await browser.signIn(email)).statusCode).toBe(204);
    const secret = browser.cookies.get('desk') ?? '';
    const ask = (cookie: string, headers = {}) =>
      app.inject({ url: '/api/desk/session', headers: { cookie, ...headers } });
    const https = { 'x-forwarded-proto': 'https', host: 'nokshi.example' };
    expect((await ask(`desk=${secret}`)).statusCode).toBe(200);
    expect((await ask(`desk=${secret}`, https)).statusCode).toBe(401);
    // A new one takes its place; the former is worth nothing.
    expect((await browser.signIn(email)).statusCode).toBe(204);
    expect((await ask(`desk=${secret}`)).statusCode).toBe(401);
    const newer = browser.cookies.get('desk') ?? '';
    clock.pass(12 * 60 + 1);
    expect((await ask(`desk=${newer}`)).statusCode).toBe(401);
    expect((await ask(`desk=${newer}; desk=${newer}`)).statusCode).toBe(401);
  });

  it('writes nothing through the browser of who is signed in', async () => {
    const { app, rahim, database, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const tables = ['enquiries', 'notes', 'users', 'sessions', 'desk_log'] as const;
    const everything = () =>
      database.use((ledger) =>
        Promise.all(tables.map((table) => ledger.selectFrom(table).selectAll().execute())),
      );
    const before = rowsOf(await everything());
    const cookies = Object.fromEntries(rahim.cookies);
    const body = {
      'PATCH /session': { language: 'bn', digestMail: true },
      'POST /session': { email: 'rahim@nokshi.example', password: aPassword },
    };
    for (const { address, method, path } of writes) {
      const payload = JSON.stringify(
        body[address as keyof typeof body] ?? { version: 1, stage: 'closed' },
      );
      const url = `/api/desk${path.replace('NK-2345-6789', reference)}`;
      for (const headers of forgeries) {
        const { statusCode } = await app.inject({ method, url, headers, cookies, payload });
        expect([address, headers, [403, 415].includes(statusCode)]).toEqual([
          address,
          headers,
          true,
        ]);
      }
      const bare = await app.inject({ method, url, cookies });
      expect([address, bare.statusCode]).toEqual([address, 403]);
    }
    expect(rowsOf(await everything())).toEqual(before);
  });

  it('sends what is too long, too deep or no address, and is refused in words', async () => {
    const { rahim } = await aDesk(newLedger);
    const headers = { 'content-type': 'application/json' };
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const inside = `{"version":1,"note":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`;
    const paths = ['/session', '/enquiries/NK-2345-6789', '/content/products/POS'];
    for (const path of paths) {
      for (const [payload, status] of [
        [JSON.stringify({ note: 'a'.repeat(70_000) }), 413],
        [deep, 400],
        [inside, 400],
        ['{"a":', 400],
        ['\u0000', 400],
        ['{"version":1,"note":"\\u0000"}', 400],
      ] as const) {
        const told = await rahim.ask('PATCH', path, { payload, headers });
        expect([payload.slice(0, 30), told.statusCode]).toEqual([payload.slice(0, 30), status]);
        expect(typeof told.json().message).toBe('string');
      }
    }
    const nul = { email: 'a\u0000@nokshi.example', password: 'x' };
    expect((await rahim.ask('POST', '/session', { payload: nul })).statusCode).toBe(400);
    const payload = '{"__proto__":{"language":"bn"},"constructor":{"prototype":{"language":"bn"}}}';
    const unchanged = await rahim.ask('PATCH', '/session', { payload, headers });
    expect(unchanged.json()).toMatchObject({ language: 'en' });
    for (const path of [
      `/enquiries/${'a'.repeat(20_000)}`,
      `/${'a/'.repeat(10_000)}`,
      '/enquiries/%ff',
      '/enquiries/%00',
      '/enquiries?q=%00x',
      '/enquiries/..%2f..%2fcontact',
      "/enquiries/'%20or%201=1",
      '/constructor',
      '/nothing',
    ]) {
      const told = await rahim.ask('GET', path);
      expect([path.slice(0, 40), [400, 404, 414].includes(told.statusCode)]).toEqual([
        path.slice(0, 40),
        true,
      ]);
    }
    const cookie = `desk=${'a'.repeat(20_000)}`;
    expect((await rahim.ask('GET', '/session', { headers: { cookie } })).statusCode).toBeLessThan(
      500,
    );
  });

  it('learns nothing from references that nobody was given', async () => {
    const { rahim, enquire } = await aDesk(newLedger);
    await enquire();
    const answers = new Set<string>();
    for (let index = 0; index < 100; index += 1) {
      const reference = `NK-${String(index).padStart(4, '2')}-2222`;
      const { statusCode, body, headers } = await rahim.ask('GET', `/enquiries/${reference}`);
      answers.add(JSON.stringify([statusCode, body, headers['cache-control']]));
    }
    // Whoever is signed in may list them all, so that guessing needs no limit.
    expect([...answers]).toEqual([
      JSON.stringify([404, '{"message":"There is no such enquiry."}', 'no-store']),
    ]);
  });

  it('finds no answer of the desk kept anywhere, or by a search engine', async () => {
    const { app, rahim } = await aDesk(newLedger);
    const stranger = new DeskBrowser(app);
    const answers = [
      await stranger.ask('GET', '/session'),
      await stranger.ask('POST', '/session', { payload: {} }),
      await app.inject({ method: 'POST', url: '/api/desk/session', payload: {} }),
      await rahim.ask('GET', '/enquiries'),
      await rahim.ask('GET', '/enquiries?limit=x'),
      await rahim.ask('GET', '/enquiries/NK-2345-6789'),
      await rahim.ask('GET', '/nothing'),
      await rahim.ask('PATCH', '/session', {
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      401, 401, 403, 200, 422, 404, 404, 400,
    ]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });
});
