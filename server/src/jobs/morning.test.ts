import { expect, it, onTestFinished } from 'vitest';
import { aUser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { minutesByHand } from '../../test/minutes.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { hour, minute } from '../durations.ts';
import { removeUser, setChoices } from '../ledger/desk/users.ts';
import { jobStates } from '../ledger/jobs.ts';
import { morningAfter } from './working-mornings.ts';

/** A time in Dhaka. 22 November 2026 is a Sunday. */
const at = (written: string) => Date.parse(`2026-11-${written}+06:00`);

onBothDatabases('the mail of a working morning', (newLedger, kind) => {
  /** A ledger with users, of whom Rahim reads English and Karima Bangla, and a mail server. */
  async function aCompany(start: string) {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const ledger = await newLedger();
    const database = openDatabase(ledger);
    const passMinute = minutesByHand();
    const clock = { time: at(start) };
    const settings = { ...ledger, SMTP_URL: mails.url, DESK_URL: 'https://desk.nokshi.example' };
    const aServer = () => runningApp(settings, () => clock.time);
    const app = await aServer();
    const rahim = await aUser(database, 'Rahim', 'owner');
    const karima = await aUser(database, 'Karima', 'sales');
    await aUser(database, 'Tareq', 'sales');
    await database.use(async (open) => {
      await setChoices(open, rahim, { digestMail: true });
      await setChoices(open, karima, { digestMail: true, language: 'bn' });
    });
    const job = async () => (await database.use(jobStates)).find(({ name }) => name === 'morning');
    /** Lets the job have its turn at a time. */
    const comes = async (written: string) => {
      clock.time = at(written);
      const next = morningAfter(clock.time, 'Asia/Dhaka');
      await until(`the turn of ${written}`, async () => {
        passMinute();
        const state = await job();
        return state?.nextAt === next || (state?.failedAt ?? 0) > clock.time - minute;
      });
    };
    await comes(start);
    const enquire = async (name: string, change: object = {}, from = app) =>
      (await post(from, 'contact', { ...aContact, name, key: name, ...change })).json().reference;
    const to = (email: string) => mails.to(email).map(({ mail }) => mail);
    return { mails, ledger, database, clock, app, aServer, rahim, karima, job, comes, enquire, to };
  }

  it('says what is new, what waits longest and what comes back, and comes once', async () => {
    const { mails, database, comes, enquire, to, rahim, karima, clock } =
      await aCompany('19T09:00');
    const old: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      clock.time += minute;
      old.push(await enquire(`Older ${index}`));
    }
    await comes('21T20:00');
    expect(to(rahim)).toEqual([]);
    const back = await enquire('Comes back');
    const away = await enquire('Stays away');
    const put = (reference: string, snoozed_until: number) =>
      database.use((open) =>
        open
          .updateTable('enquiries')
          .set({ snoozed_until })
          .where('reference', '=', reference)
          .execute(),
      );
    await put(back, at('22T09:00'));
    await put(away, at('23T09:00'));
    await enquire('Spam', { leave_empty: 'x' });
    clock.time = at('22T08:00');
    const late = await enquire('Salma');
    await comes('22T08:29');
    expect(to(rahim)).toEqual([]);
    await comes('22T08:31');
    const [mail] = to(rahim);
    expect(mail?.subject).toBe('Enquiries, Sunday, 22 November 2026');
    const parts = (mail?.text ?? '').split(/^(?=\S.*:$)/m);
    expect(parts).toHaveLength(2);
    const [fresh = '', returning = ''] = parts;
    // Since the morning before, which was Thursday's.
    const linkTo = (reference: string) =>
      `https://desk.nokshi.example/desk/enquiries/${reference}\n`;
    expect(fresh).toMatch(/^New since/);
    for (const reference of old.slice(0, 10)) expect(fresh).toContain(linkTo(reference));
    expect(fresh).not.toContain(late);
    expect(fresh).toContain('and more');
    expect(fresh).toContain('Older 0 | Enquiry: School software | for 2 days');
    expect(returning).toMatch(/^Put off until today/);
    expect(returning).toContain(linkTo(back));
    expect(mail?.text).not.toContain(away);
    expect(mail?.text).toContain('Set aside as spam: 1.');

    const [inBangla] = to(karima);
    expect(inBangla?.subject).toMatch(/^বার্তা, /);
    expect(mails.to('tareq@nokshi.example')).toEqual([]);
    await comes('22T17:00');
    expect(to(rahim)).toHaveLength(1);

    await comes('23T08:31');
    const second = to(rahim)[1]?.text ?? '';
    expect(second).toMatch(/^Have waited longest:/);
    expect(second).toContain(linkTo(old[0] ?? ''));
    expect(second).not.toContain('New since');
    // Friday and Saturday.
    for (const day of ['24T08:31', '25T08:31', '26T08:31']) await comes(day);
    expect(to(rahim)).toHaveLength(5);
    for (const day of ['27T12:00', '28T12:00']) await comes(day);
    expect(to(rahim)).toHaveLength(5);
    expect(new Set(to(rahim).map(({ messageId }) => messageId)).size).toBe(5);
  });

  it('is none when there is nothing to say', async () => {
    const { comes, enquire, to, rahim, database } = await aCompany('22T08:00');
    await comes('22T08:31');
    const reference = await enquire('Salma');
    await database.use((open) =>
      open
        .updateTable('enquiries')
        .set({ stage: 'answered' })
        .where('reference', '=', reference)
        .execute(),
    );
    await enquire('Spam', { leave_empty: 'x' });
    await comes('23T08:31');
    expect(to(rahim)).toEqual([]);
  });

  it('is made up for on the same day after an outage, by one of all servers', async () => {
    const { app, aServer, enquire, to, rahim, karima, clock, comes } = await aCompany('22T07:00');
    await enquire('Salma');
    await app.close();
    clock.time = at('22T12:00');
    const servers = kind === 'postgres' ? 3 : 1;
    const apps = await Promise.all(Array.from({ length: servers }, aServer));
    await comes('22T12:01');
    expect([to(rahim).length, to(karima).length]).toEqual([1, 1]);
    await Promise.all(apps.map((one) => one.close()));
    // Thursday's is not sent on a day off.
    clock.time = at('27T10:00');
    await aServer();
    await comes('27T10:01');
    expect(to(rahim)).toHaveLength(1);
    await comes('29T08:31');
    expect(to(rahim)).toHaveLength(2);
  });

  it('reaches one user when another cannot be reached, and nobody twice', async () => {
    const { mails, enquire, to, rahim, karima, comes, job, clock, database } =
      await aCompany('22T07:00');
    await enquire('Salma');
    mails.refused.set(karima, 450);
    await comes('22T08:31');
    expect((await job())?.nextAt).toBeLessThan(clock.time + hour);
    expect([to(rahim).length, to(karima).length]).toEqual([1, 0]);
    mails.refused.clear();
    await comes('22T08:40');
    expect([to(rahim).length, to(karima).length]).toEqual([1, 1]);
    expect((await job())?.failure).toBeNull();
    // As if the server had died before it noted that the mail was sent.
    await database.use((open) => open.updateTable('jobs').set({ due_at: 0 }).execute());
    await database.use((open) => open.updateTable('users').set({ digest_at: null }).execute());
    await comes('22T08:50');
    const [first, again] = to(rahim);
    expect(again?.messageId).toBe(first?.messageId);
    // Refused for good is not tried again that day.
    mails.refused.set(karima, 550);
    await comes('23T08:31');
    expect((await job())?.nextAt).toBe(at('24T08:30'));
    expect([to(rahim).length, to(karima).length]).toEqual([3, 2]);
  });

  it('comes to nobody who was removed, or wants it no more, while it was on its way to others', async () => {
    const { mails, database, clock, comes, enquire, to, rahim, karima } =
      await aCompany('22T07:00');
    const tareq = 'tareq@nokshi.example';
    await database.use((open) => setChoices(open, tareq, { digestMail: true }));
    await enquire('Salma');
    await until('the notice to arrive', () => to('sales@nokshi.example').length > 0);
    mails.mode = 'hang';
    clock.time = at('22T08:31');
    const told = comes('22T08:31');
    await until("Karima's mail to be held", () => mails.held > 0);
    await database.use((open) => open.transaction().execute((one) => removeUser(one, tareq)));
    await database.use((open) => setChoices(open, rahim, { digestMail: false }));
    mails.letGo();
    await told;
    expect([karima, rahim, tareq].map((one) => to(one).length)).toEqual([1, 0, 0]);
  });
});
