import { expect, it } from 'vitest';
import { builtSite } from '../../test/built-site.ts';
import { cheaplyKept } from '../../test/cheap-password.ts';
import { aPassword, aUser, DeskBrowser, workFor } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { aClock } from '../../test/minutes.ts';
import { openDatabase, replicas, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { removeUser, setPassword } from '../ledger/desk/users.ts';
import { hashPassword } from './password.ts';

const wrong = 'not the password at all';

onBothDatabases('signing in at the desk', (newLedger) => {
  async function aDesk(now?: () => number) {
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, SITE_DIR: builtSite() }, now);
    const database = openDatabase(ledger);
    return { app, ledger, database, browser: new DeskBrowser(app) };
  }

  it('is no address at all until there is a user', async () => {
    const { app, browser, database } = await aDesk();
    const unknown = await app.inject({ url: '/api/unknown' });
    for (const [method, path] of [
      ['GET', '/session'],
      ['POST', '/session'],
      ['GET', '/enquiries'],
      ['GET', ''],
    ] as const) {
      const { statusCode, headers, body } = await browser.ask(method, path, { payload: {} });
      expect(statusCode).toBe(404);
      expect(body.replace(/Route .* not/, 'Route not')).toBe(
        unknown.body.replace(/Route .* not/, 'Route not'),
      );
      expect(Object.keys(headers)).toEqual(Object.keys(unknown.headers));
    }
    const files = ['/desk', '/desk/enquiries/NK-2345-6789', '/desk/worker.js'];
    const answers = () => Promise.all(files.map((url) => app.inject({ url })));
    const nothing = await app.inject({ url: '/nothing' });
    for (const { statusCode, body } of await answers()) {
      expect(statusCode).toBe(404);
      expect(body).toBe(nothing.body);
    }
    const email = await aUser(database, 'Rahim', 'owner');
    await until('the desk to open', async () => (await browser.signIn(email)).statusCode === 204);
    const [page, deeper, worker] = await answers();
    expect(page).toMatchObject({ statusCode: 200, body: expect.stringContaining('<h1>Desk</h1>') });
    expect(deeper?.body).toBe(page?.body);
    expect(worker).toMatchObject({ statusCode: 200, body: 'self;' });
    expect(worker?.headers['cache-control']).toBe('no-store');
  });

  it('tells who is signed in, and ends', async () => {
    const { database, browser } = await aDesk();
    const email = await aUser(database, 'Rahim', 'owner');
    expect((await browser.ask('GET', '/session')).statusCode).toBe(401);
    const answer = await browser.signIn(email.toUpperCase());
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await browser.ask('GET', '/session')).json()).toEqual({
      email,
      name: 'Rahim',
      role: 'owner',
      language: 'en',
      digestMail: false,
      hasSecondFactor: false,
      needsSecondFactor: false,
      isLocal: false,
    });
    const secret = browser.cookies.get('desk') ?? '';
    expect((await browser.ask('DELETE', '/session')).statusCode).toBe(204);
    // A copy of the cookie is worth nothing now.
    browser.cookies.set('desk', secret);
    expect((await browser.ask('GET', '/session')).statusCode).toBe(401);
  });

  it('gives cookies that no script reads, and over https none that another host could set', async () => {
    const { database, browser } = await aDesk();
    const email = await aUser(database, 'Rahim', 'owner');
    const here = await browser.signIn(email);
    expect(here.cookies).toMatchObject([
      { name: 'desk', path: '/', httpOnly: true, sameSite: 'Lax' },
      { name: 'desk-device', path: '/', httpOnly: true, sameSite: 'Lax' },
    ]);
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, TRUST_PROXY: 'loopback' });
    const other = openDatabase(ledger);
    await aUser(other, 'Rahim', 'owner');
    const outside = new DeskBrowser(app);
    const https = { 'x-forwarded-proto': 'https', host: 'nokshi.example' };
    const there = await outside.signIn(email, aPassword, { headers: https });
    expect(there.cookies).toMatchObject([
      { name: '__Host-desk', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
      { name: '__Host-desk-device', secure: true },
    ]);
    const bare = { headers: { host: 'nokshi.example' } };
    expect((await new DeskBrowser(app).signIn(email, aPassword, bare)).statusCode).toBe(403);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { database, browser } = await aDesk();
    const email = await aUser(database, 'Rahim', 'owner');
    const answers = [
      await browser.signIn(email, wrong),
      await browser.signIn('nobody@nokshi.example', wrong),
      await browser.ask('POST', '/session', { payload: { email: 5 } }),
    ];
    for (const { statusCode, body } of answers) {
      expect([statusCode, body]).toEqual([401, answers[0]?.body]);
    }
  });

  it('takes five wrong passwords in a quarter of an hour, by all servers together, restarts included', async () => {
    const ledger = await newLedger();
    const server = await replicas(ledger);
    const database = openDatabase(ledger);
    const email = await aUser(database, 'Rahim', 'owner');
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_one, index) =>
        new DeskBrowser(server(index)).signIn(email, wrong, {
          remoteAddress: `10.0.${index}.1`,
        }),
      ),
    );
    const statuses = tries.map(({ statusCode }) => statusCode);
    expect(statuses.filter((one) => one === 401)).toHaveLength(5);
    expect(statuses.filter((one) => one === 429)).toHaveLength(7);
    const again = new DeskBrowser(await runningApp(ledger));
    const refused = await again.signIn(email, aPassword, { remoteAddress: '10.1.0.1' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
    // Nobody learns from this who has an account.
    for (let index = 0; index < 5; index += 1) {
      const remoteAddress = `10.2.${index}.1`;
      await again.signIn('nobody@nokshi.example', wrong, { remoteAddress });
    }
    const nobody = await again.signIn('nobody@nokshi.example', wrong, {
      remoteAddress: '10.3.0.1',
    });
    expect(nobody.statusCode).toBe(429);
  });

  it('counts by network, too, and lets it try again a quarter of an hour later', async () => {
    const clock = aClock();
    const { database, app } = await aDesk(clock.now);
    const email = await aUser(database, 'Rahim', 'owner');
    const remoteAddress = '203.0.113.9';
    for (let index = 0; index < 5; index += 1) {
      const name = `name${index}@nokshi.example`;
      const { statusCode } = await new DeskBrowser(app).signIn(name, wrong, { remoteAddress });
      expect(statusCode).toBe(401);
    }
    const browser = new DeskBrowser(app);
    expect((await browser.signIn(email, aPassword, { remoteAddress })).statusCode).toBe(429);
    clock.pass(16);
    expect((await browser.signIn(email, aPassword, { remoteAddress })).statusCode).toBe(204);
  });

  it('believes no try and no session of a clock that was ahead', async () => {
    let ahead = 0;
    const { database, app, browser } = await aDesk(() => Date.now() + ahead);
    const email = await aUser(database, 'Rahim', 'owner');
    await browser.signIn(email);
    const remoteAddress = '203.0.113.9';
    const status = async (password: string) =>
      (await new DeskBrowser(app).signIn(email, password, { remoteAddress })).statusCode;
    ahead = 365 * 24 * 60 * 60_000;
    const begunAhead = new DeskBrowser(app);
    await begunAhead.signIn(email);
    for (let index = 0; index < 5; index += 1) expect(await status(wrong)).toBe(401);
    expect(await status(aPassword)).toBe(429);
    ahead = 0;
    expect(await status(aPassword)).toBe(204);
    expect((await begunAhead.ask('GET', '/session')).statusCode).toBe(401);
  });

  it('lets a new password in, whatever was tried before', async () => {
    const { database, app } = await aDesk();
    const email = await aUser(database, 'Rahim', 'owner');
    const browser = new DeskBrowser(app);
    await until(
      'the desk to open',
      async () => (await browser.signIn(email, wrong)).statusCode === 401,
    );
    for (let index = 0; index < 5; index += 1) await browser.signIn(email, wrong);
    expect((await browser.signIn(email)).statusCode).toBe(429);
    const newer = 'lantern tide maple rickshaw';
    await database.use((ledger) =>
      ledger.transaction().execute((one) => setPassword(one, email, cheaplyKept(newer))),
    );
    expect((await browser.signIn(email, newer)).statusCode).toBe(204);
  });

  it('takes the same work once, and none from before or for somebody else', async () => {
    const { database, app } = await aDesk();
    const email = await aUser(database, 'Rahim', 'owner');
    for (let index = 0; index < 5; index += 1) {
      await new DeskBrowser(app).signIn(email, wrong, { remoteAddress: `10.0.${index}.1` });
    }
    const refused = await new DeskBrowser(app).signIn(email, wrong, { remoteAddress: '10.1.0.1' });
    const { workAt } = refused.json();
    const work = workFor(email, workAt);
    const tryWith = async (payload: object, address: string) =>
      (await new DeskBrowser(app).ask('POST', '/session', { payload, remoteAddress: address }))
        .statusCode;
    const typed = { email, password: wrong };
    expect(await tryWith({ ...typed, work }, '10.2.0.1')).toBe(401);
    expect(await tryWith({ ...typed, work }, '10.2.1.1')).toBe(429);
    const before = workFor(email, workAt - 10 * 60_000);
    expect(await tryWith({ ...typed, work: before }, '10.2.2.1')).toBe(429);
    const ofOther = workFor('nobody@nokshi.example', workAt);
    expect(await tryWith({ ...typed, work: ofOther }, '10.2.3.1')).toBe(429);
  });

  it('lets nobody lock out whoever signed in with their browser before', async () => {
    const { database, app, browser } = await aDesk();
    const email = await aUser(database, 'Rahim', 'owner');
    await browser.signIn(email);
    await browser.ask('DELETE', '/session');
    for (let index = 0; index < 6; index += 1) await new DeskBrowser(app).signIn(email, wrong);
    expect((await new DeskBrowser(app).signIn(email)).statusCode).toBe(429);
    expect((await browser.signIn(email)).statusCode).toBe(204);
    // It is no way to try more than five, either.
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await browser.signIn(email, wrong)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('begins a session of its own, whatever cookie came along', async () => {
    const { database, app, browser } = await aDesk();
    const email = await aUser(database, 'Rahim', 'owner');
    browser.cookies.set('desk', 'chosen-by-somebody-else');
    await browser.signIn(email);
    expect(browser.cookies.get('desk')).not.toBe('chosen-by-somebody-else');
    const other = new DeskBrowser(app);
    other.cookies.set('desk', 'chosen-by-somebody-else');
    expect((await other.ask('GET', '/session')).statusCode).toBe(401);
  });

  it('ends with twelve idle hours, thirty days, a new password, and the user', async () => {
    const clock = aClock();
    const { database, browser } = await aDesk(clock.now);
    const email = await aUser(database, 'Rahim', 'owner');
    const status = async () => (await browser.ask('GET', '/session')).statusCode;
    await browser.signIn(email);
    clock.pass(11 * 60);
    expect(await status()).toBe(200);
    clock.pass(12 * 60 + 1);
    expect(await status()).toBe(401);
    await browser.signIn(email);
    for (let half = 0; half < 59; half += 1) {
      clock.pass(11 * 60);
      expect(await status()).toBe(200);
    }
    clock.pass(11 * 60);
    // Thirty days, however busy.
    for (let half = 0; half < 7; half += 1) clock.pass(11 * 60);
    expect(await status()).toBe(401);
    await browser.signIn(email);
    const password = await hashPassword(aPassword);
    await database.use((ledger) =>
      ledger.transaction().execute((one) => setPassword(one, email, password)),
    );
    expect(await status()).toBe(401);
    await browser.signIn(email);
    await database.use((ledger) =>
      ledger.transaction().execute((one) => removeUser(one, email, true)),
    );
    // Nobody may sign in any more: there is no desk.
    await until('the desk to close', async () => (await status()) === 404);
  });

  it('keeps no secret that opens anything', async () => {
    const { database, browser } = await aDesk();
    const email = await aUser(database, 'Rahim', 'owner');
    await browser.signIn(email);
    const rows = await database.use(async (ledger) => [
      await ledger.selectFrom('sessions').selectAll().execute(),
      await ledger.selectFrom('devices').selectAll().execute(),
      await ledger.selectFrom('users').selectAll().execute(),
    ]);
    const kept = JSON.stringify(rows);
    for (const secret of [...browser.cookies.values(), aPassword])
      expect(kept).not.toContain(secret);
  });

  it('takes nothing from a page of another site, and JSON alone', async () => {
    const { database, app } = await aDesk();
    const email = await aUser(database, 'Rahim', 'owner');
    const post = (headers: Record<string, string>, payload: string | object = {}) =>
      app.inject({ method: 'POST', url: '/api/desk/session', headers, payload });
    const body = { email, password: aPassword };
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    ] as Record<string, string>[]) {
      expect(
        (await post({ 'content-type': 'application/json', ...headers }, body)).statusCode,
      ).toBe(403);
    }
    const own = { origin: 'http://localhost', host: 'localhost' };
    expect((await post({ 'content-type': 'application/json', ...own }, body)).statusCode).toBe(204);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const text = JSON.stringify(body);
      expect((await post({ 'content-type': type, ...own }, text)).statusCode).toBe(415);
    }
  });
});
