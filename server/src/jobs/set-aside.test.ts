import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../../test/ledgers.ts';
import { type Arrived, MailServer } from '../../test/mail-server.ts';
import { copyEnquiry } from '../../test/many-enquiries.ts';
import { minutesByHand } from '../../test/minutes.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { lastRunOf } from '../ledger/jobs.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const spam = (key: string) => ({ ...aContact, name: `Spammer ${key}`, key, leave_empty: 'x' });

const setAsideMails = (mails: MailServer): Arrived[] =>
  mails.arrived.filter(({ mail }) => mail.subject?.startsWith('Set aside'));

const linesOf = (arrived: Arrived | undefined): string[] =>
  (arrived?.mail.text ?? '').split('\n').filter((line) => line.startsWith('NK-'));

async function newMailServer(): Promise<MailServer> {
  const mails = await MailServer.start();
  onTestFinished(() => mails.pause());
  return mails;
}

onBothDatabases('what is set aside', (newLedger, kind) => {
  it('is told to each address once a day, a line each, and only then', async () => {
    const mails = await newMailServer();
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    let time = Date.UTC(2026, 10, 20, 20, 30);
    const MAIL_TO = 'sales@nokshi.example, Owner <owner@nokshi.example>';
    const app = await runningApp({ ...ledger, MAIL_TO, SMTP_URL: mails.url }, () => time);
    const database = openDatabase(ledger);
    const ranAt = () => database.use((open) => lastRunOf(open, 'set-aside'));
    const dayLater = async () => {
      await until('the run before', async () => (await ranAt()) !== null);
      const before = await ranAt();
      time += day;
      await until('the run', async () => {
        passMinute();
        return (await ranAt()) !== before;
      });
    };
    const { reference } = (await post(app, 'contact', spam('one'))).json();
    await post(app, 'contact', spam('two'));
    await post(app, 'contact', { ...aContact, name: 'Honest', key: 'three' });
    await database.use((open) =>
      open
        .updateTable('enquiries')
        .set({ name: 'Eve\r\nBcc:\u0007 all@example.com\u202e', signals: 'honeypot,quick' })
        .where('reference', '=', reference)
        .execute(),
    );
    expect(setAsideMails(mails)).toEqual([]);
    await dayLater();
    const told = setAsideMails(mails);
    expect(told.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'owner@nokshi.example',
      'sales@nokshi.example',
    ]);
    for (const one of told) {
      expect(one.mail.subject).toBe('Set aside as spam: 2');
      expect(one.mail.text).toContain('npm run leads -- release REFERENCE');
      expect(linesOf(one)).toHaveLength(2);
      // Half past two in the morning of the 21st in Dhaka.
      expect(one.mail.text).toMatch(
        new RegExp(
          `^${reference} · .*21.*2026.* 0?2:30.* · Enquiry · Eve Bcc: all@example.com · rahim@example.com, .* · the field that no person sees was filled in, sent within two seconds$`,
          'm',
        ),
      );
    }
    expect(new Set(told.map(({ mail }) => mail.messageId)).size).toBe(1);

    await dayLater();
    expect(setAsideMails(mails)).toHaveLength(2);
    await post(app, 'contact', spam('four'));
    await dayLater();
    const later = setAsideMails(mails).slice(2);
    expect(later.map((one) => linesOf(one).length)).toEqual([1, 1]);
    expect(later[0]?.mail.text).toContain('Spammer four');
    expect(later[0]?.mail.messageId).not.toBe(told[0]?.mail.messageId);
  });

  it('is told once the mail server is back, and again under the same Message-ID', async () => {
    const mails = await newMailServer();
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    let time = Date.now();
    const settings = { ...ledger, SMTP_URL: mails.url };
    const app = await runningApp(settings, () => time);
    const database = openDatabase(ledger);
    const job = () =>
      database.use((open) =>
        open.selectFrom('jobs').selectAll().where('name', '=', 'set-aside').executeTakeFirst(),
      );
    await until('the run at the start', async () => ((await job())?.ran_at ?? null) !== null);
    await mails.pause();
    await post(app, 'contact', spam('one'));
    time += day + minute;
    await until('the failure', async () => {
      passMinute();
      const dueAt = (await job())?.due_at ?? 0;
      return dueAt > time && dueAt < time + 6 * minute;
    });
    await post(app, 'contact', spam('two'));
    await mails.resume();
    time += 6 * minute;
    await until('the mail', () => {
      passMinute();
      return setAsideMails(mails).length === 1;
    });
    // As if the server had died before it noted that the mail was sent.
    await until('the run to be noted', async () => ((await job())?.ran_at ?? 0) > time - minute);
    await database.use(async (open) => {
      await open.updateTable('set_aside_notices').set({ sent_at: null }).execute();
      await open.updateTable('jobs').set({ due_at: 0 }).execute();
    });
    await until('the mail again', () => {
      passMinute();
      return setAsideMails(mails).length === 2;
    });
    const [first, again] = setAsideMails(mails);
    expect(again?.mail.messageId).toBe(first?.mail.messageId);
    expect(linesOf(first)).toHaveLength(1);
    expect(linesOf(again)).toEqual(linesOf(first));
  });

  it('while mail was off is told once it is on, cut to 200 lines', async () => {
    const mails = await newMailServer();
    const ledger = await newLedger();
    let time = Date.now();
    const app = await runningApp(ledger, () => time);
    const { reference } = (await post(app, 'contact', spam('one'))).json();
    await openDatabase(ledger).use((open) => copyEnquiry(open, reference, 'NK-', 249));
    time += minute;
    const servers = kind === 'postgres' ? 3 : 1;
    const settings = { ...ledger, SMTP_URL: mails.url };
    const apps = await Promise.all(
      Array.from({ length: servers }, () => runningApp(settings, () => time)),
    );
    await until('the mail', () => mails.arrived.length > 0);
    await Promise.all(apps.map((one) => one.close()));
    expect(setAsideMails(mails)).toHaveLength(1);
    const [told] = setAsideMails(mails);
    expect(told?.mail.subject).toBe('Set aside as spam: 250');
    expect(linesOf(told)).toHaveLength(200);
    expect(told?.mail.text).toContain('and 50 more');
    expect(told?.mail.text).toContain('npm run leads -- list --state set-aside');
  });
});
