import { expect, it, onTestFinished } from 'vitest';
import { firstRound } from '../../test/first-round.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { type Arrived, MailServer } from '../../test/mail-server.ts';
import { copyEnquiry } from '../../test/many-enquiries.ts';
import { minutesByHand } from '../../test/minutes.ts';
import { operatorReadiness } from '../../test/operator-readiness.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { printStats } from '../command/print.ts';
import { day, minute } from '../durations.ts';
import { pause, resume } from '../ledger/deliveries/pause.ts';
import { everything } from '../ledger/enquiries/filter.ts';
import { listEnquiries } from '../ledger/enquiries/list.ts';
import { type JobState, jobStates, lastRunOf } from '../ledger/jobs.ts';
import { readStats } from '../ledger/reading/stats.ts';

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
      const before = await ranAt();
      time += day;
      await until('the run', async () => {
        passMinute();
        return (await ranAt()) !== before;
      });
    };
    await firstRound(database);
    const { reference } = (await post(app, 'contact', spam('one'))).json();
    await post(app, 'contact', spam('two'));
    await post(app, 'contact', { ...aContact, name: 'Honest', key: 'three' });
    await database.use((open) =>
      open
        .updateTable('enquiries')
        .set({ name: 'https://casino.example', signals: 'honeypot,quick' })
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
      expect(one.mail.text).toContain('npm run leads -- show REFERENCE');
      // Nothing that was typed.
      expect(one.raw).not.toMatch(/casino|Spammer|rahim@|Mirpur/);
      // Half past two in the morning of the 21st in Dhaka.
      expect(one.mail.text).toMatch(
        new RegExp(
          `^${reference} · .*21.*2026.* 0?2:30.* · Enquiry · the field that no person sees was filled in, sent within two seconds$`,
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
    expect(later[0]?.mail.messageId).not.toBe(told[0]?.mail.messageId);
  });

  it('is told once the mail server is back, and again under the same Message-ID', async () => {
    const mails = await newMailServer();
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    let time = Date.UTC(2026, 10, 20);
    const settings = { ...ledger, SMTP_URL: mails.url };
    const app = await runningApp(settings, () => time);
    const database = openDatabase(ledger);
    const job = () =>
      database.use((open) =>
        open.selectFrom('jobs').selectAll().where('name', '=', 'set-aside').executeTakeFirst(),
      );
    await firstRound(database);
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

  it('on one day keeps no later day from being told, refused or failing', async () => {
    const mails = await newMailServer();
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    let time = Date.UTC(2026, 10, 20);
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url }, () => time);
    const database = openDatabase(ledger);
    const job = async () =>
      (await database.use(jobStates)).find(({ name }) => name === 'set-aside');
    const run = (what: string, condition: (state: JobState) => boolean) =>
      until(what, async () => {
        passMinute();
        const state = await job();
        return state !== undefined && condition(state);
      });
    const readiness = operatorReadiness(ledger, () => time);
    await run('the run at the start', ({ ranAt }) => ranAt === time);

    const { reference } = (await post(app, 'contact', spam('refused'))).json();
    mails.mode = 'refuse';
    mails.refusal = 554;
    time += day;
    await run('the refusal', ({ failedAt }) => failedAt === time);
    // Trying again won't mend it: the next run is tomorrow's.
    expect((await job())?.nextAt).toBe(time + day);
    expect((await job())?.failure).toContain('554');
    expect(await readiness()).toMatchObject({
      ready: true,
      jobs: {
        'set-aside': {
          isFailing: true,
          failedAt: '2026-11-21T00:00:00.000Z',
          nextAt: '2026-11-22T00:00:00.000Z',
        },
        retention: { isFailing: false, failedAt: null },
      },
    });
    expect(JSON.stringify(await readiness())).not.toContain('554');
    const stats = await readStats(database, everything, 730);
    expect(printStats(stats, 300, database.name)).toMatch(
      /job set-aside +failed at \d\d Nov 2026, .*, next \d\d Nov 2026, .* \(.*554/,
    );
    const kept = await database.use((open) =>
      listEnquiries(open, {
        filter: { ...everything, state: 'set-aside' },
        after: undefined,
        most: 10,
      }),
    );
    expect(kept.enquiries.map((enquiry) => enquiry.reference)).toEqual([reference]);

    await post(app, 'contact', spam('failing'));
    mails.refusal = 451;
    time += day;
    await run('the failure', ({ failedAt }) => failedAt === time);
    expect((await job())?.nextAt).toBe(time + 5 * minute);

    await post(app, 'contact', spam('later'));
    mails.chooseMode = () => (mails.arrived.length === 0 ? 'take' : 'refuse');
    time += day;
    await run('the failure beside a mail', ({ failedAt }) => failedAt === time);
    expect(setAsideMails(mails)).toHaveLength(1);
    mails.letGo();
    time += 6 * minute;
    await run('all', ({ ranAt, failure }) => ranAt === time && failure === null);
    expect(setAsideMails(mails).map(linesOf)).toEqual([
      [expect.not.stringContaining(reference)],
      [expect.not.stringContaining(reference)],
    ]);
    expect(new Set(setAsideMails(mails).flatMap(linesOf)).size).toBe(2);
    time += 1000;
    expect(await readiness()).toMatchObject({ jobs: { 'set-aside': { isFailing: false } } });
  });

  it('is not told while delivery is paused, also when that begins between two mails', async () => {
    const mails = await newMailServer();
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    let time = Date.UTC(2026, 10, 20);
    const MAIL_TO = 'sales@nokshi.example,owner@nokshi.example';
    const app = await runningApp({ ...ledger, MAIL_TO, SMTP_URL: mails.url }, () => time);
    const database = openDatabase(ledger);
    const ranAt = (name: string) => database.use((open) => lastRunOf(open, name));
    await firstRound(database);
    await post(app, 'contact', spam('one'));
    await database.use((open) => pause(open, time));
    time += day;
    await until('the other jobs', async () => {
      passMinute();
      return (await ranAt('retention')) === time;
    });
    expect(mails.arrived).toEqual([]);

    mails.mode = 'hang';
    await database.use((open) => resume(open));
    await until('the first mail to be in hand', () => {
      passMinute();
      return mails.held === 1;
    });
    await database.use((open) => pause(open, time));
    mails.letGo();
    await until('the job to be given back', async () => {
      const state = (await database.use(jobStates)).find(({ name }) => name === 'set-aside');
      return state?.nextAt === time && state.failure === null;
    });
    expect(setAsideMails(mails)).toHaveLength(1);
    await database.use((open) => resume(open));
    await until('the second mail', () => {
      passMinute();
      return setAsideMails(mails).length === 2;
    });
  });
});
