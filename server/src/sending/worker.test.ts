import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { type NewLedger, onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { aContact, aDemo, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { silent, testEnvironment } from '../../test/test-environment.ts';
import { until } from '../../test/until.ts';
import { buildApp } from '../app.ts';
import { day, minute } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { Outbox } from '../ledger/deliveries/outbox.ts';
import { resend, resendParked } from '../ledger/deliveries/resend.ts';
import type { EnquiryWithDeliveries } from '../ledger/enquiries/read.ts';
import { type Transport, Worker } from './worker.ts';

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const delivery = (enquiry: EnquiryWithDeliveries | undefined, channel: string) =>
  enquiry?.deliveries.find((one) => one.channel === channel);

type Recipe = { enquiryOf(headers: object, body: string, secret: string): unknown };

/** What docs/enquiries.md gives to receivers of the webhook, run as it stands there. */
async function recipeOfTheDocs(): Promise<Recipe> {
  const docs = readFileSync(new URL('../../../docs/enquiries.md', import.meta.url), 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(docs) ?? [];
  const library = import.meta.resolve('standardwebhooks');
  const runnable = code.replace("'standardwebhooks'", JSON.stringify(library));
  return await import(`data:text/javascript,${encodeURIComponent(runnable)}`);
}

/** A ledger with one enquiry that nobody has delivered yet. */
async function withOneEnquiry(newLedger: NewLedger): Promise<Database> {
  const ledger = await newLedger();
  await post(await runningApp(ledger, () => 0), 'contact', aContact);
  return openDatabase(ledger);
}

/** A worker with a transport and a clock of the test's own. */
function workerOf(database: Database, transport: Transport, now: () => number): Worker {
  const channels = new Map([['notice' as const, transport]]);
  const worker = new Worker(new Outbox(database, 60, 60, 60), channels, silent, now);
  onTestFinished(() => worker.stop());
  return worker;
}

onBothDatabases('the outbox', (newLedger) => {
  it('mails the company with all fields, and the visitor with the reference', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const app = await runningApp({ ...(await newLedger()), SMTP_URL: mails.url });
    const hidden = { page: '/contact', referrer: 'https://example.org/', campaign: 'utm_source=x' };
    const { reference } = (await post(app, 'demo', { ...aDemo, ...hidden })).json();
    await until('both mails', () => mails.arrived.length === 2);

    const notice = mails.to('sales@nokshi.example')[0]?.mail;
    expect(notice?.from).toMatchObject({ address: 'website@nokshi.example' });
    expect(notice?.replyTo).toEqual([{ name: aDemo.name, address: aDemo.email }]);
    expect(notice?.subject).toBe(`Demo request from ${aDemo.name} (${reference})`);
    expect(notice?.messageId).toBe(`<${reference.toLowerCase()}.notice@nokshi.example>`);
    const { consent: _, ...texts } = aDemo;
    for (const text of [...Object.values(texts), ...Object.values(hidden), reference]) {
      expect(notice?.text).toContain(text);
    }
    expect(notice?.text).toMatch(/“I agree to receive updates.*” \(.*20\d\d/);

    const reply = mails.to(aDemo.email)[0]?.mail;
    expect(reply?.subject).toBe(`We have your enquiry ${reference}`);
    expect(reply?.replyTo).toEqual([{ name: 'Nokshi', address: 'hello@nokshi.example' }]);
    expect(reply?.text).toContain(reference);
    expect(reply?.text).toContain('next working day');
    expect(reply?.html).toContain(reference);
    expect(reply?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
  });

  it('keeps enquiries while mail is off, and sends them once it is on', async () => {
    const ledger = await newLedger();
    await post(await runningApp(ledger), 'contact', aContact);
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    await runningApp({ ...ledger, SMTP_URL: mails.url });
    await until('both mails', () => mails.arrived.length === 2);
  });

  it('posts a signed webhook, and tries again when it is refused', async () => {
    const got: { body: string; headers: Record<string, unknown> }[] = [];
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        got.push({ body, headers: request.headers });
        response.writeHead(got.length === 1 ? 500 : 204).end();
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void receiver.close());
    await until('the receiver', () => receiver.listening);
    const secret = newSecret();
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    let time = Date.now();
    const ledger = await newLedger();
    const app = await runningApp(
      { ...ledger, WEBHOOK_URL: url, WEBHOOK_SECRET: secret },
      () => time,
    );
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await until('the failure to be noted', async () => {
      const webhook = delivery((await allEnquiries(database))[0], 'webhook');
      return webhook?.lastError === 'WebhookRefused 500';
    });
    time += 2 * minute;
    await until('the second attempt', () => got.length === 2);

    const { body, headers } = got[1] ?? { body: '', headers: {} };
    const { enquiryOf } = await recipeOfTheDocs();
    expect(headers['webhook-id']).toBe(reference);
    expect(enquiryOf(headers, body, secret)).toMatchObject({
      reference,
      kind: 'contact',
      language: 'en',
      ...aContact,
    });
    expect(() => enquiryOf(headers, `${body} `, secret)).toThrow('No matching signature');
    const another = { ...headers, 'webhook-id': 'NK-2345-6789' };
    expect(() => enquiryOf(another, body, secret)).toThrow('No matching signature');
    expect(() => enquiryOf(headers, body, newSecret())).toThrow('No matching signature');
    vi.useFakeTimers({ toFake: ['Date'], now: time + 6 * minute });
    onTestFinished(() => void vi.useRealTimers());
    expect(() => enquiryOf(headers, body, secret)).toThrow('too old');
  });

  it('waits one minute, doubling to one hour, and parks after five days until resent', async () => {
    const database = await withOneEnquiry(newLedger);
    const outbox = new Outbox(database, 60, 60, 60);
    let time = 0;
    const waits: number[] = [];
    for (;;) {
      const [claimed] = await outbox.claim(['notice'], 1, time);
      if (!claimed) throw new Error(`nothing was due at ${time}`);
      if ((await outbox.failed(claimed, 'Error EENVELOPE', time)) === 'parked') break;
      const notice = delivery((await allEnquiries(database))[0], 'notice');
      expect(notice).toMatchObject({ attempts: waits.length + 1, lastError: 'Error EENVELOPE' });
      const next = Date.parse(notice?.nextAt ?? '');
      expect(await outbox.claim(['notice'], 1, next - 1)).toEqual([]);
      waits.push(next - time);
      time = next;
    }
    const [first = 0, second = 0, third = 0] = waits;
    expect(first / minute).toBeGreaterThanOrEqual(0.8);
    expect(first / minute).toBeLessThanOrEqual(1.2);
    expect(second / minute).toBeCloseTo(2, -1);
    expect(third).toBeGreaterThan(second);
    expect(Math.max(...waits)).toBeLessThanOrEqual(72 * minute);
    // Each wait is a fifth more or less than its due.
    expect(time / day).toBeCloseTo(5, 0);

    const given: string[] = [];
    const up = workerOf(
      database,
      {
        deliver: async (_channel, { reference }) => {
          given.push(reference);
        },
      },
      () => time,
    );
    up.wake();
    const [enquiry] = await allEnquiries(database);
    expect(given).toEqual([]);
    expect((await resend(database, enquiry?.reference ?? '', time))?.queued).toContain('notice');
    expect((await resendParked(database, time)).queued).toBe(0);
    await until('the resent delivery', () => {
      up.wake();
      return given.length === 1;
    });
  });

  it.each([6, 60])('counts no day on which nothing tried it, be it %i', async (days) => {
    const database = await withOneEnquiry(newLedger);
    const fail = async (time: number) => {
      const outbox = new Outbox(database, 60, 60, 60);
      const [claimed] = await outbox.claim(['notice'], 1, time);
      return claimed && outbox.failed(claimed, 'Error ECONNREFUSED', time);
    };
    expect(await fail(0)).toBe('queued');
    expect(await fail(days * day)).toBe('queued');
    const notice = delivery((await allEnquiries(database))[0], 'notice');
    expect(notice).toMatchObject({ state: 'queued', attempts: 2 });
  });

  it('never has two workers deliver the same', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        post(app, 'contact', { ...aContact, message: `Number ${index}` }),
      ),
    );
    const given: string[] = [];
    const transport: Transport = {
      deliver: async (_channel, { reference }) => {
        given.push(reference);
        await new Promise(setImmediate);
      },
    };
    // SQLite has one server; its workers share the connection.
    const shared = openDatabase(ledger);
    const workers = [1, 2, 3, 4].map(() =>
      workerOf(ledger['DATABASE_URL'] ? openDatabase(ledger) : shared, transport, Date.now),
    );
    for (const worker of workers) worker.wake();
    await until('all deliveries', () => given.length >= 60);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(given).size).toBe(60);
    expect(given).toHaveLength(60);
  });

  it('takes up what a killed worker held, once its lease has ended', async () => {
    const database = await withOneEnquiry(newLedger);
    const outbox = new Outbox(database, 60, 60, 60);
    const [held] = await outbox.claim(['notice'], 1, 1000);
    expect(held).toBeDefined();
    expect(await outbox.claim(['notice'], 1, 60_999)).toEqual([]);
    const [taken] = await outbox.claim(['notice'], 1, 61_000);
    expect(taken?.reference).toBe(held?.reference);
    // The first one comes back late: what it says no longer counts.
    if (held) await outbox.failed(held, 'too late', 61_001);
    expect(delivery((await allEnquiries(database))[0], 'notice')?.lastError).toBeNull();
    if (taken) await outbox.delivered(taken, 61_002);
    expect(delivery((await allEnquiries(database))[0], 'notice')?.state).toBe('delivered');
  });

  it('keeps what a slow receiver takes long for', async () => {
    const database = await withOneEnquiry(newLedger);
    const given: string[] = [];
    let letGo = () => {};
    const slow: Transport = {
      deliver: async (_channel, { reference }) => {
        given.push(reference);
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      },
    };
    const channels = new Map([['notice' as const, slow]]);
    // Longer than a busy machine keeps the timer waiting that renews it.
    const lease = 2;
    const worker = new Worker(new Outbox(database, lease, 60, 60), channels, silent, Date.now);
    worker.wake();
    await until('the delivery to begin', () => given.length === 1);
    const began = Date.now();
    await until('two leases to pass', async () => {
      expect(await new Outbox(database, lease, 60, 60).claim(['notice'], 1, Date.now())).toEqual(
        [],
      );
      return Date.now() - began > 2 * lease * 1000;
    });
    letGo();
    await worker.stop();
    expect(given).toHaveLength(1);
    expect(delivery((await allEnquiries(database))[0], 'notice')?.state).toBe('delivered');
  });

  it('finishes the mail in hand when it is closed', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    mails.mode = 'hang';
    const ledger = await newLedger();
    const app = await buildApp(testEnvironment({ ...ledger, SMTP_URL: mails.url }));
    await app.ready();
    await post(app, 'contact', aContact);
    await until('the mails to be in hand', () => mails.held === 2);
    const closed = app.close();
    mails.letGo();
    await closed;
    const [enquiry] = await allEnquiries(openDatabase(ledger));
    expect(enquiry?.deliveries.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });
});
