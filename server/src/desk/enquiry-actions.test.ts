import { expect, it, onTestFinished } from 'vitest';
import { aDesk } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { until } from '../../test/until.ts';
import type { Database } from '../ledger/database/database.ts';
import { Outbox } from '../ledger/deliveries/outbox.ts';
import { pause, resume } from '../ledger/deliveries/pause.ts';
import { release } from '../ledger/enquiries/release.ts';
import { countEnquiries } from '../ledger/reading/counts.ts';

const hostile = `'; drop table notes; -- <script>hit()</script> \u202e{name} \ud800 ${'ক্ষু'.repeat(50)}`;

const countsOf = async (database: Database) =>
  Object.fromEntries(
    (await database.use(countEnquiries))
      .filter(({ number }) => number !== 0)
      .map(({ kind, state, number }) => [`${kind} ${state}`, number]),
  );

const deedsOf = (database: Database) =>
  database.use((ledger) =>
    ledger
      .selectFrom('desk_log')
      .select(['author', 'action', 'detail', 'reference'])
      .where('action', '<>', 'signed-in')
      .execute(),
  );

onBothDatabases('what is done with one enquiry', (newLedger) => {
  it('sets it aside with a reason, and releases it, once each', async () => {
    const { rahim, karima, database, enquire, listed } = await aDesk(newLedger);
    const reference = await enquire();
    const path = `/enquiries/${reference}`;
    const payload = { version: 1, reason: hostile };
    const answers = await Promise.all(
      [rahim, karima].map((one) => one.ask('POST', `${path}/set-aside`, { payload })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stale = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(stale.since).toMatchObject([{ action: 'set-aside' }]);
    expect(await countsOf(database)).toEqual({ 'contact set-aside': 1 });
    expect(await listed()).toEqual([]);
    expect(await listed('?stage=set-aside')).toEqual([reference]);
    const aside = (await karima.ask('GET', path)).json();
    expect(aside).toMatchObject({ version: 2, setAside: true, signals: ['by-hand'] });
    expect(aside.deliveries).toEqual([]);
    expect(aside.notes).toHaveLength(1);
    expect(aside.notes[0].text).toContain('<script>hit()</script>');
    const again = { payload: { version: 2, reason: 'again' } };
    expect((await karima.ask('POST', `${path}/set-aside`, again)).statusCode).toBe(422);
    const releasing = { payload: { version: 2, reason: 'A real school.' } };
    const released = await karima.ask('POST', `${path}/release`, releasing);
    expect(released.json()).toEqual({ version: 3, queued: ['notice', 'reply'] });
    expect(await countsOf(database)).toEqual({ 'contact queued': 1 });
    expect((await karima.ask('POST', `${path}/release`, releasing)).statusCode).toBe(409);
    expect((await deedsOf(database)).map(({ action }) => action).sort()).toEqual([
      'released',
      'set-aside',
    ]);
    for (const reason of [undefined, '', ' \n', 7, 'x'.repeat(10_001)]) {
      const refused = await rahim.ask('POST', `${path}/set-aside`, {
        payload: { version: 3, reason },
      });
      expect([refused.statusCode, typeof refused.json().message]).toEqual([422, 'string']);
    }
  });

  it('tells the desk of what was released at the terminal', async () => {
    const { rahim, database, enquire } = await aDesk(newLedger);
    const reference = await enquire({ leave_empty: 'x' });
    await release(database, reference, false, Date.now());
    const payload = { version: 1 };
    const refused = await rahim.ask('POST', `/enquiries/${reference}/release`, { payload });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ present: { version: 2, setAside: false }, since: [] });
  });

  it('sends again what was given up, and only that', async () => {
    const { rahim, database, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const path = `/enquiries/${reference}/resend`;
    const settle = (state: 'delivered' | 'parked', channel: 'notice' | 'reply') =>
      database.use((ledger) =>
        ledger
          .updateTable('deliveries')
          .set({ state, attempts: 9, last_error: state === 'parked' ? '550 no such user' : null })
          .where('reference', '=', reference)
          .where('channel', '=', channel)
          .execute(),
      );
    await settle('delivered', 'reply');
    await settle('parked', 'notice');
    expect((await rahim.ask('POST', path)).json()).toEqual({ queued: ['notice'], late: 0 });
    const { deliveries } = (await rahim.ask('GET', `/enquiries/${reference}`)).json();
    expect(deliveries).toMatchObject([
      { channel: 'notice', state: 'queued', attempts: 0, lastError: null },
      { channel: 'reply', state: 'delivered', attempts: 9 },
    ]);
    await settle('delivered', 'notice');
    expect((await rahim.ask('POST', path)).statusCode).toBe(422);
    expect(await deedsOf(database)).toEqual([
      { author: 'Rahim', action: 'resent', detail: 'notice', reference },
    ]);
    const spam = await enquire({ leave_empty: 'x' });
    expect((await rahim.ask('POST', `/enquiries/${spam}/resend`)).statusCode).toBe(422);
  });

  it('forgets for the owner alone, having told what goes, and answers as if it had never been', async () => {
    const { rahim, karima, database, enquire } = await aDesk(newLedger);
    await rahim.confirm();
    const reference = await enquire();
    const path = `/enquiries/${reference}`;
    const payload = { version: 1, note: 'Wants a school.', assignee: 'karima@nokshi.example' };
    await rahim.ask('PATCH', path, { payload });
    for (const [method, place] of [
      ['GET', `${path}/forgetting`],
      ['DELETE', path],
    ] as const) {
      expect((await karima.ask(method, place)).statusCode).toBe(403);
    }
    expect((await rahim.ask('GET', `${path}/forgetting`)).json()).toEqual({
      notes: 1,
      deliveries: 2,
      log: 2,
      mails: 0,
      webhook: false,
    });
    const both = await Promise.all([rahim.ask('DELETE', path), rahim.ask('DELETE', path)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    expect(await countsOf(database)).toEqual({});
    expect(await deedsOf(database)).toEqual([
      { author: 'Rahim', action: 'forgot', detail: null, reference: null },
    ]);
    const left = await database.use(async (ledger) => [
      await ledger.selectFrom('notes').selectAll().execute(),
      await ledger.selectFrom('deliveries').selectAll().execute(),
      await ledger.selectFrom('intents').selectAll().execute(),
    ]);
    expect(left).toEqual([[], [], []]);
    if (database.kind === 'sqlite') {
      const job = await database.use((ledger) =>
        ledger.selectFrom('jobs').selectAll().where('name', '=', 'overwriting').executeTakeFirst(),
      );
      expect(job).toBeDefined();
    }
    for (const [method, place, body] of [
      ['GET', '', undefined],
      ['DELETE', '', undefined],
      ['PATCH', '', { version: 2, stage: 'closed' }],
      ['POST', '/resend', undefined],
      ['POST', '/set-aside', { version: 2, reason: 'x' }],
      ['POST', '/release', { version: 2 }],
      ['GET', '/forgetting', undefined],
      ['GET', '/others', undefined],
    ] as const) {
      const answers = [];
      for (const whom of [reference, 'NK-2222-2222', 'rahim@example.com', '01700000000', '%01']) {
        const { statusCode, body: text } = await rahim.ask(method, `/enquiries/${whom}${place}`, {
          ...(body && { payload: body }),
        });
        answers.push([statusCode, text]);
      }
      expect(new Set(answers.map(String)).size, `${method} ${place}`).toBe(1);
      expect(answers[0]?.[0]).toBe(404);
    }
  });

  it('finds what the same person wrote besides, by address or number, and nobody else', async () => {
    const { rahim, enquire } = await aDesk(newLedger);
    const first = await enquire();
    const byAddress = await enquire({ email: 'RAHIM@Example.com', phone: '' });
    const byNumber = await enquire({
      email: 'r.uddin@example.org',
      phone: '02-9876543, mobile +880 1700 000000',
    });
    const stranger = await enquire({ email: 'karim.rahim@example.com', phone: '01700-000001' });
    const others = async (reference: string) => {
      const answer = (await rahim.ask('GET', `/enquiries/${reference}/others`)).json();
      return answer.isComplete && answer.items.map((one: { reference: string }) => one.reference);
    };
    await until('all to be found', async () => (await others(first)) !== false);
    expect(await others(first)).toEqual([byNumber, byAddress]);
    expect(await others(byNumber)).toEqual([first]);
    expect(await others(stranger)).toEqual([]);
    const nobody = await enquire({ email: 'a@b.c', phone: '' });
    await until('that too', async () => (await others(nobody)) !== false);
    expect(await others(nobody)).toEqual([]);
  });

  it('takes those for strangers who gave the same number that nobody can dial', async () => {
    const { rahim, enquire } = await aDesk(newLedger);
    for (const phone of ['123456', '99999999', '9876543', '919876543210', '+1711123456']) {
      const one = await enquire({ email: '', phone }, 'demo');
      await enquire({ email: '', phone }, 'demo');
      const ask = async () => (await rahim.ask('GET', `/enquiries/${one}/others`)).json();
      await until('both to be found', async () => (await ask()).isComplete);
      expect((await ask()).items, phone).toEqual([]);
    }
  });

  it('names colleagues and their roles, and nothing else of them', async () => {
    const { karima } = await aDesk(newLedger);
    expect((await karima.ask('GET', '/users')).json()).toEqual({
      users: [
        { email: 'karima@nokshi.example', name: 'Karima', role: 'sales' },
        { email: 'rahim@nokshi.example', name: 'Rahim', role: 'owner' },
      ],
    });
  });

  it('tells who did what since a version, and nothing from before it', async () => {
    const { rahim, karima, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const path = `/enquiries/${reference}`;
    const change = (version: number, wanted: object, who = karima) =>
      who.ask('PATCH', path, { payload: { version, ...wanted } });
    await change(1, { stage: 'answered' }, rahim);
    await change(2, { assignee: 'karima@nokshi.example', note: 'I call her.' });
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    await change(3, { stage: 'new', snoozedUntil: tomorrow });
    const { present, since } = (await change(2, { stage: 'closed' }, rahim)).json();
    expect(present).toMatchObject({ version: 4, notes: [{ text: 'I call her.' }] });
    expect(since.map(({ author }: { author: string }) => author)).toEqual(Array(4).fill('Karima'));
    const done = since.map(({ action, detail }: { action: string; detail: string }) => [
      action,
      detail,
    ]);
    expect(done.sort()).toEqual([
      ['assigned', 'karima@nokshi.example'],
      ['noted', null],
      ['snoozed', tomorrow],
      ['stage', 'new'],
    ]);
  });

  it('delivers nothing of what was set aside while it waited, and all once it is released', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const { rahim, database, enquire } = await aDesk(async () => ({
      ...(await newLedger()),
      SMTP_URL: mails.url,
    }));
    await database.use((ledger) => pause(ledger, Date.now()));
    const aside = await enquire({ email: 'aside@example.com' });
    const payload = { version: 1, reason: 'Advertising.' };
    const answer = await rahim.ask('POST', `/enquiries/${aside}/set-aside`, { payload });
    expect(answer.statusCode).toBe(200);
    const worker = new Outbox(database, 60, 1, 100);
    expect(await worker.enquiry(aside)).toBeUndefined();
    await database.use(resume);
    const other = await enquire({ email: 'other@example.com' });
    const arrived = () => mails.arrived.map(({ mail }) => `${mail.subject} ${mail.text}`).join();
    await until('the other to arrive', () => arrived().includes(other));
    expect(arrived()).not.toContain(aside);
    const path = `/enquiries/${aside}/release`;
    const released = await rahim.ask('POST', path, { payload: { version: 2 } });
    expect(released.json().queued).toEqual(['notice', 'reply']);
    await until('it to arrive', () => arrived().includes(aside));
  });
});
