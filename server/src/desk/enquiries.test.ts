import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { aDesk, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { aContact } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { forget } from '../ledger/enquiries/forget.ts';

onBothDatabases('the inbox', (newLedger) => {
  it('answers nobody without a session, whatever is asked', async () => {
    const { app, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const stranger = new DeskBrowser(app);
    stranger.cookies.set('desk', 'A'.repeat(43));
    const bodies = new Set<string>();
    for (const [method, path] of [
      ['GET', '/enquiries'],
      ['GET', '/enquiries?stage=nonsense'],
      ['GET', `/enquiries/${reference}`],
      ['GET', '/enquiries/NK-0000-0000'],
      ['PATCH', `/enquiries/${reference}`],
      ['DELETE', `/enquiries/${reference}`],
      ['GET', '/nothing/of/the/kind'],
    ] as const) {
      const { statusCode, body } = await stranger.ask(method, path);
      expect(statusCode).toBe(401);
      bodies.add(body);
    }
    expect(bodies.size).toBe(1);
  });

  it('shows who waits longest first, page by page, and every view of them', async () => {
    const { rahim, enquire, listed } = await aDesk(newLedger);
    const first = await enquire();
    const second = await enquire({ page: '/bn/contact' });
    const third = await enquire({ software: 'ERP' }, 'demo');
    const spam = await enquire({ leave_empty: 'x' });
    expect(await listed()).toEqual([first, second, third]);
    expect(await listed('?kind=demo')).toEqual([third]);
    expect(await listed('?language=bn')).toEqual([second]);
    expect(await listed('?page=/contact')).toEqual([first]);
    expect(await listed('?stage=set-aside')).toEqual([spam]);
    expect(await listed('?assignee=me')).toEqual([]);
    const page = (await rahim.ask('GET', '/enquiries?limit=2')).json();
    expect(page).toMatchObject({ more: true });
    expect(await listed(`?limit=2&after=${page.next}`)).toEqual([third]);
    await until('the search to find it', async () => (await listed('?q=padma')).includes(third));
    expect((await rahim.ask('GET', '/enquiries?q=a')).statusCode).toBe(422);
    for (const query of ['?stage=old', '?limit=0', '?after=x', '?nonsense=1', '?since=yesterday']) {
      const refused = await rahim.ask('GET', `/enquiries${query}`);
      expect([refused.statusCode, typeof refused.json().message]).toEqual([422, 'string']);
    }
  });

  it('travels in a fifth of its size to whoever reads gzip', async () => {
    const { app, rahim, enquire } = await aDesk(newLedger);
    for (let count = 0; count < 20; count += 1) await enquire();
    const plain = await rahim.ask('GET', '/enquiries');
    const small = await app.inject({
      url: '/api/desk/enquiries',
      headers: { 'accept-encoding': 'gzip' },
      cookies: Object.fromEntries(rahim.cookies),
    });
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers).toMatchObject({ vary: 'accept-encoding', 'content-encoding': 'gzip' });
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
  });

  it('takes any name that a user could have, and goes on', async () => {
    const { rahim, enquire, listed } = await aDesk(newLedger);
    await rahim.confirm();
    const reference = await enquire();
    for (const assignee of ['constructor', 'toString', '__proto__', '']) {
      for (const path of ['/enquiries', '/enquiries/count', '/export']) {
        const told = await rahim.ask('GET', `${path}?assignee=${assignee}`);
        expect([path, assignee, told.statusCode]).toEqual([path, assignee, 200]);
      }
      expect(await listed(`?assignee=${assignee}`)).toEqual([]);
    }
    expect(await listed('?assignee=nobody')).toEqual([reference]);
  });

  it('is read once it was opened, and tells all there is', async () => {
    const { rahim, karima, enquire } = await aDesk(newLedger);
    const reference = await enquire({ campaign: 'utm_source=fair' });
    const line = async () => (await karima.ask('GET', '/enquiries')).json().items[0];
    expect(await line()).toMatchObject({ reference, version: 1, stage: 'new', unread: true });
    const opened = (await rahim.ask('GET', `/enquiries/${reference}`)).json();
    expect(opened).toMatchObject({
      reference,
      version: 1,
      name: aContact.name,
      message: aContact.message,
      campaign: 'utm_source=fair',
      notes: [],
      deliveries: [{ channel: 'notice' }, { channel: 'reply' }],
    });
    expect(await line()).toMatchObject({ unread: false });
    expect((await rahim.ask('GET', '/enquiries/NK-0000-0000')).statusCode).toBe(404);
  });

  it('goes from new to answered to closed and back, is put off, and somebody sees to it', async () => {
    const { rahim, enquire, listed } = await aDesk(newLedger);
    const reference = await enquire();
    const change = async (version: number, wanted: object) => {
      const payload = { version, ...wanted };
      const answer = await rahim.ask('PATCH', `/enquiries/${reference}`, { payload });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ version: version + 1 });
    };
    await change(1, { stage: 'answered', note: 'Called back.' });
    expect(await listed('?stage=answered')).toEqual([reference]);
    await change(2, { stage: 'closed' });
    expect(await listed('?stage=closed')).toEqual([reference]);
    await change(3, { stage: 'new', assignee: 'karima@nokshi.example' });
    expect(await listed('?assignee=karima@nokshi.example')).toEqual([reference]);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    await change(4, { snoozedUntil: tomorrow });
    expect(await listed()).toEqual([]);
    expect(await listed('?stage=snoozed')).toEqual([reference]);
    await change(5, { snoozedUntil: null, assignee: null });
    expect(await listed('?assignee=nobody')).toEqual([reference]);
    expect((await rahim.ask('GET', `/enquiries/${reference}`)).json()).toMatchObject({
      version: 6,
      answeredAt: null,
      notes: [{ author: 'Rahim', text: 'Called back.' }],
    });
    for (const payload of [
      { version: 6, stage: 'old' },
      { version: 6, assignee: 'nobody@nokshi.example' },
      { version: 6, snoozedUntil: 'tomorrow' },
      { version: 6, snoozedUntil: new Date(Date.now() - 1000).toISOString() },
      { version: 6, note: '   ' },
      { version: 6, reference: 'NK-1' },
      { stage: 'closed' },
      [],
    ]) {
      const refused = await rahim.ask('PATCH', `/enquiries/${reference}`, { payload });
      expect([refused.statusCode, typeof refused.json().message]).toEqual([422, 'string']);
    }
  });

  it('refuses a change of what somebody else has changed, and says how it stands', async () => {
    const { rahim, karima, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const path = `/enquiries/${reference}`;
    const both = await Promise.all(
      [rahim, karima].map((one, index) =>
        one.ask('PATCH', path, { payload: { version: 1, stage: 'answered', note: `by ${index}` } }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stale = both.find(({ statusCode }) => statusCode === 409)?.json();
    expect(stale.present).toMatchObject({ version: 2, stage: 'answered' });
    expect(stale.present.notes).toHaveLength(1);
    const author = stale.present.notes[0].author;
    expect(stale.since).toMatchObject([
      { author, action: 'stage', detail: 'answered' },
      { author, action: 'noted' },
    ]);
  });

  it('forgets with an enquiry what was noted and done about it', async () => {
    const { rahim, database, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const payload = { version: 1, note: 'Rahim Uddin wants a school.' };
    await rahim.ask('PATCH', `/enquiries/${reference}`, { payload });
    await forget(database, aContact.email);
    const [notes, log] = await database.use(async (ledger) => [
      await ledger.selectFrom('notes').selectAll().execute(),
      await ledger.selectFrom('desk_log').selectAll().where('action', '<>', 'signed-in').execute(),
    ]);
    expect(notes).toEqual([]);
    expect(log).toEqual([]);
  });
});
