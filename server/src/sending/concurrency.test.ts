import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';

onBothDatabases('a webhook that accepts and stays silent', (newLedger) => {
  it('holds up no mail', async () => {
    const silentReceiver = createServer(() => {}).listen(0, '127.0.0.1');
    await until('the receiver', () => silentReceiver.listening);
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const port = (silentReceiver.address() as AddressInfo).port;
    const ledger = await newLedger();
    const webhook = {
      WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    };
    const app = await runningApp({ ...ledger, ...webhook, SMTP_URL: mails.url });
    // Before the app, which would wait for the silence to end.
    onTestFinished(() => {
      silentReceiver.closeAllConnections();
      silentReceiver.close();
    });
    // Without an address there is no automatic reply: notices and webhooks alone.
    const demo = { company: 'Padma Traders', phone: '+880 1700-000009' };
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        post(app, 'demo', { ...demo, name: `Visitor ${index}` }),
      ),
    );
    await until('their notices', () => mails.arrived.length === 100);
    const begun = Date.now();
    await post(app, 'contact', aContact);
    await until('the fresh notice', () =>
      mails.arrived.some(({ mail }) => mail.subject?.includes(aContact.name)),
    );
    // What is silent is given up after 30 seconds.
    expect(Date.now() - begun).toBeLessThan(25_000);
  });
});

// What is stuck holds for the 30 seconds that a mail server may be silent.
onBothDatabases('a mailbox that keeps the mail server waiting', (newLedger) => {
  async function newMailServer(): Promise<MailServer> {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    return mails;
  }
  const demo = { company: 'Padma Traders', phone: '+880 1700-000009' };

  it('keeps no notice waiting that replies are stuck', async () => {
    const mails = await newMailServer();
    mails.stuckDomain = 'stuck.example';
    const app = await runningApp({ ...(await newLedger()), SMTP_URL: mails.url });
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        post(app, 'contact', { ...aContact, email: `v${index}@stuck.example`, key: `${index}` }),
      ),
    );
    await until('their notices', () => mails.arrived.length === 8);
    await until('replies to be stuck', () => mails.stuck === 4);
    await post(app, 'demo', { ...demo, name: 'Honest' });
    await until('the fresh notice', () => mails.arrived.length === 9, 10_000);
  });

  it.each([
    ['alone', 1],
    ['with more like it than there are places', 5],
  ])('%s keeps no notice to another waiting', async (_which, number) => {
    const mails = await newMailServer();
    mails.stuckDomain = 'stuck.example';
    const stuck = Array.from({ length: number }, (_, index) => `owner${index}@stuck.example`);
    const recipients = { MAIL_TO: [...stuck, 'sales@nokshi.example'].join() };
    const app = await runningApp({ ...(await newLedger()), SMTP_URL: mails.url, ...recipients });
    for (let posted = 1; posted <= 10; posted += 1) {
      await post(app, 'demo', { ...demo, name: `Visitor ${posted}` });
      await until('the notice', () => mails.arrived.length === posted, 10_000);
    }
    // Nobody else had the places of those that are stuck.
    expect(mails.stuck).toBeGreaterThanOrEqual(number);
    expect(mails.stuck).toBeLessThanOrEqual(2 * number);
  });

  it.each([
    ['digests to others', ['sales@nokshi.example']],
    ['all digests', []],
  ])('keeps no notice waiting that %s are stuck', async (_which, others) => {
    const mails = await newMailServer();
    const stuck = [1, 2, 3, 4].map((number) => `owner${number}@stuck.example`);
    const ledger = await newLedger();
    const clock = { time: Date.UTC(2026, 10, 20) };
    const settings = { ...ledger, SMTP_URL: mails.url, NOTICE_MAX_PER_HOUR: '1' };
    const all = { ...settings, MAIL_TO: [...stuck, ...others].join() };
    const number = stuck.length + others.length;
    const app = await runningApp(all, () => clock.time);
    await post(app, 'demo', { ...demo, name: 'First' });
    await until('the first notices', () => mails.arrived.length === number);
    await post(app, 'demo', { ...demo, name: 'Second' });
    const database = openDatabase(ledger);
    await until('the others to wait for digests', async () => {
      const deliveries = (await allEnquiries(database)).flatMap((one) => one.deliveries);
      return deliveries.filter(({ isInDigest }) => isInDigest).length === number;
    });
    mails.stuckDomain = 'stuck.example';
    clock.time += 61 * 60_000;
    await until('digests to be stuck', () => mails.stuck === 4);
    await until(
      'the digests to the others',
      () => mails.arrived.length === number + others.length,
      10_000,
    );
    mails.stuckDomain = undefined;
    await post(app, 'demo', { ...demo, name: 'Third' });
    await until(
      'the fresh notices',
      () => mails.arrived.filter(({ mail }) => mail.subject?.includes('Third')).length === number,
      10_000,
    );
  });
});
