import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';

const sales = 'sales@nokshi.example';

async function newMailServer(): Promise<MailServer> {
  const mails = await MailServer.start();
  onTestFinished(() => mails.pause());
  return mails;
}

/** A mail server with a fault of its own. @returns where it listens: a host and a port */
async function faultyMailServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer(options);
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  await until('the mail server to listen', () => server.server.listening);
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

onBothDatabases('a failure', (newLedger) => {
  /** Posts an enquiry, and waits until every delivery that isn't done has failed once. */
  async function tried(variables: Record<string, string>) {
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, ...variables });
    await post(app, 'contact', aContact);
    const database = openDatabase(ledger);
    const deliveries = async () => (await allEnquiries(database))[0]?.deliveries ?? [];
    await until('the first attempts', async () =>
      (await deliveries()).every(({ attempts }) => attempts > 0),
    );
    const readiness = await app.inject({ url: '/readyz' });
    const results = (await deliveries()).map(({ channel, state, lastError }) => [
      channel,
      state,
      lastError,
    ]);
    return { ready: readiness.statusCode, results };
  }

  it('is none of the company’s mail, whatever script an address is in', async () => {
    const mails = await newMailServer();
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url, MAIL_TO: sales });
    const email = 'আমি@উদাহরণ.বাংলা';
    expect((await post(app, 'contact', { ...aContact, email })).statusCode).toBe(201);
    await until('the notice', () => mails.to(sales).length === 1);
    expect(mails.to(sales)[0]?.mail.text).toContain(email);
    await until('all to be settled', async () => {
      const [enquiry] = await allEnquiries(openDatabase(ledger));
      return enquiry?.deliveries.every(({ state }) => state !== 'queued') ?? false;
    });
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  it('to compose a mail is an attempt like any other, with its reason', async () => {
    const mails = await newMailServer();
    mails.mode = 'refuse';
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    await post(app, 'contact', aContact);
    await app.close();
    const database = openDatabase(ledger);
    // No date of any calendar, as only a damaged ledger has it: a notice can't say it.
    await database.use((open) =>
      open.updateTable('enquiries').set({ received_at: 9e15 }).execute(),
    );
    await runningApp({ ...ledger, SMTP_URL: mails.url });
    const notice = () =>
      database.use((open) =>
        open
          .selectFrom('deliveries')
          .select(['state', 'attempts', 'lease', 'last_error'])
          .where('channel', '=', 'notice')
          .executeTakeFirstOrThrow(),
      );
    await until('the failure to be noted', async () => (await notice()).attempts === 1);
    expect(await notice()).toEqual({
      state: 'queued',
      attempts: 1,
      lease: null,
      last_error: 'Invalid time value',
    });
  });

  it('of a mistyped address ends the automatic reply, without an alarm', async () => {
    const mails = await newMailServer();
    mails.refused.set(aContact.email, 550);
    expect(await tried({ SMTP_URL: mails.url })).toEqual({
      ready: 200,
      results: [
        ['notice', 'delivered', null],
        ['reply', 'parked', `550 <${aContact.email}> not now`],
      ],
    });
  });

  it('for good of the company’s own address raises the alarm at once', async () => {
    const mails = await newMailServer();
    mails.refused.set(sales, 550);
    expect(await tried({ SMTP_URL: mails.url })).toEqual({
      ready: 503,
      results: [
        ['notice', 'parked', `550 <${sales}> not now`],
        ['reply', 'delivered', null],
      ],
    });
  });

  it('for good after the words were sent parks as well', async () => {
    const mails = await newMailServer();
    mails.mode = 'refuse';
    mails.refusal = 554;
    const { ready, results } = await tried({ SMTP_URL: mails.url });
    expect(ready).toBe(503);
    expect(results.map(([, state]) => state)).toEqual(['parked', 'parked']);
  });

  it('that a mail server calls passing waits', async () => {
    const mails = await newMailServer();
    mails.refused.set(aContact.email, 450).set(sales, 421);
    const { ready, results } = await tried({ SMTP_URL: mails.url });
    expect(ready).toBe(200);
    expect(results.map(([, state]) => state)).toEqual(['queued', 'queued']);
  });

  it('for good of the company’s own sender parks, too', async () => {
    const address = await faultyMailServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, callback) => callback(refusal(553, '5.1.8 no such domain')),
    });
    expect(await tried({ SMTP_URL: `smtp://${address}` })).toEqual({
      ready: 503,
      results: [
        ['notice', 'parked', '553 5.1.8 no such domain'],
        ['reply', 'parked', '553 5.1.8 no such domain'],
      ],
    });
  });

  it('of the login is the company’s to mend, and waits', async () => {
    const address = await faultyMailServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_login, _session, callback) => callback(refusal(535, '5.7.8 wrong password')),
    });
    const { ready, results } = await tried({ SMTP_URL: `smtp://nokshi:wrong@${address}` });
    expect(ready).toBe(200);
    const reason = expect.stringContaining('535 5.7.8 wrong password');
    expect(results).toEqual([
      ['notice', 'queued', reason],
      ['reply', 'queued', reason],
    ]);
  });

  it('of a certificate is the company’s to mend, and waits', async () => {
    // Its own, which nobody vouches for.
    const address = await faultyMailServer({ authOptional: true, secure: true });
    const { ready, results } = await tried({ SMTP_URL: `smtps://${address}` });
    expect(ready).toBe(200);
    const reason = expect.stringMatching(/certificate/i);
    expect(results).toEqual([
      ['notice', 'queued', reason],
      ['reply', 'queued', reason],
    ]);
  });

  it('of a webhook that nobody listens at names its cause', async () => {
    const mails = await newMailServer();
    const nobody = await newMailServer();
    await nobody.pause();
    const { host } = new URL(nobody.url);
    const { results } = await tried({
      SMTP_URL: mails.url,
      WEBHOOK_URL: `http://${host}/hook`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    });
    expect(results.at(-1)).toEqual(['webhook', 'queued', `connect ECONNREFUSED ${host}`]);
  });
});
