import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { answered } from '../../test/answered.ts';
import { type NewLedger, onBothDatabases } from '../../test/ledgers.ts';
import { type Arrived, MailServer } from '../../test/mail-server.ts';
import { operatorReadiness } from '../../test/operator-readiness.ts';
import { openDatabase, post, runningApp } from '../../test/running-app.ts';
import { silent, testEnvironment } from '../../test/test-environment.ts';
import { until } from '../../test/until.ts';
import { readArguments } from '../command/arguments.ts';
import { hour, minute } from '../durations.ts';
import { queuedDelivery } from '../ledger/deliveries/delivery.ts';
import { mostInDigest } from '../ledger/deliveries/digest.ts';
import { Outbox } from '../ledger/deliveries/outbox.ts';
import { resend } from '../ledger/deliveries/resend.ts';
import { loadSentences } from '../sentences.ts';
import { transportsFor } from './transports.ts';
import { Worker } from './worker.ts';

const sales = 'sales@nokshi.example';
const owner = 'owner@nokshi.example';

/** Without an address: no automatic reply stands between the notices. */
const visitor = { company: 'Padma Traders', phone: '+880 1700-000009' };

const referencesIn = ({ mail }: Arrived): string[] =>
  (mail.text ?? '').match(/NK-\w{4}-\w{4}/g) ?? [];

const isDigest = ({ mail }: Arrived): boolean => mail.messageId?.includes('.digest@') ?? false;

/** A server with a clock of its own and a limit of three, and what arrives in the mailboxes. */
async function flooded(newLedger: NewLedger, variables: Record<string, string> = {}) {
  const mails = await MailServer.start();
  onTestFinished(() => mails.pause());
  const ledger = {
    ...(await newLedger()),
    SMTP_URL: mails.url,
    NOTICE_MAX_PER_HOUR: '3',
    ...variables,
  };
  const clock = { time: Date.UTC(2026, 10, 20) };
  const app = await runningApp(ledger, () => clock.time);
  const database = openDatabase(ledger);
  return {
    mails,
    ledger,
    clock,
    app,
    database,
    readiness: operatorReadiness(ledger, () => clock.time),
    /** @returns their references */
    async receive(from: number, count: number): Promise<string[]> {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          post(app, 'demo', { ...visitor, name: `Visitor ${from + index}` }),
        ),
      );
      return answers.map((one) => one.json().reference);
    },
    /** Until nothing waits but what was folded. */
    settled: (folded: number) =>
      until(`${folded} to be folded`, async () => {
        const waiting = (await allEnquiries(database))
          .flatMap(({ deliveries }) => deliveries)
          .filter(({ state }) => state === 'queued');
        return waiting.length === folded && waiting.every(({ isInDigest }) => isInDigest);
      }),
    show: (reference: string) =>
      answered(readArguments(['show', reference], clock.time), {
        database,
        environment: testEnvironment({}),
        width: 100,
        now: clock.time,
      }),
    digests: () => mails.arrived.filter(isDigest),
    singles: () => mails.arrived.filter((one) => !isDigest(one)),
  };
}

onBothDatabases('a flood of enquiries', (newLedger, kind) => {
  it('brings so many mails an hour, and the others together in one', async () => {
    const flood = await flooded(newLedger);
    const references = await flood.receive(0, 9);
    await flood.settled(6);
    flood.clock.time += hour - 1000;
    references.push(...(await flood.receive(9, 1)));
    await flood.settled(7);
    expect(flood.mails.arrived).toHaveLength(3);
    const single = new Set(flood.singles().flatMap(referencesIn));
    const folded = references.filter((reference) => !single.has(reference));
    expect(await flood.show(folded[0] ?? '')).toMatch(
      /queued for a digest after 0 attempts next 20 Nov 2026, 07:00/,
    );

    flood.clock.time += 2000;
    await flood.settled(0);
    expect(flood.mails.arrived).toHaveLength(4);
    const [digest] = flood.digests();
    expect(digest?.recipients).toEqual([sales]);
    expect(digest?.mail.subject).toBe('7 more enquiries');
    expect(digest && referencesIn(digest).sort()).toEqual([...folded].sort());
    expect(digest?.mail.text).toMatch(
      /^NK-\w{4}-\w{4} \| 20 Nov 2026, 06:59:59 GMT\+6 \| Demo request \| Visitor \d+ \| \+880 1700-000009$/m,
    );
    expect(await flood.show(folded[0] ?? '')).toMatch(/delivered in a digest after 1 attempts/);

    // The hour is over: mails of their own again, and the next digest an hour after the first.
    await flood.receive(10, 5);
    await flood.settled(2);
    expect(flood.singles()).toHaveLength(6);
    flood.clock.time += hour + 1000;
    await flood.settled(0);
    expect(flood.digests().map((one) => referencesIn(one).length)).toEqual([7, 2]);
  });

  it('comes once when the mail server was down as the digest was due', async () => {
    const flood = await flooded(newLedger);
    await flood.receive(0, 10);
    await flood.settled(7);
    await flood.app.close();
    await flood.mails.pause();
    flood.clock.time += hour + 1000;
    await runningApp(flood.ledger, () => flood.clock.time);
    await until('the failure to be noted', async () => {
      const failed = (await allEnquiries(flood.database)).filter(({ deliveries }) =>
        deliveries.some(({ lastError, attempts }) => lastError !== null && attempts === 1),
      );
      return failed.length === 7;
    });
    await flood.mails.resume();
    flood.clock.time += 2 * minute;
    await flood.settled(0);
    expect(flood.digests().map((one) => referencesIn(one).length)).toEqual([7]);
    expect(flood.singles()).toHaveLength(3);
  });

  it('comes again under the same Message-ID when the sender died before noting it', async () => {
    const flood = await flooded(newLedger);
    await flood.receive(0, 10);
    await flood.settled(7);
    await flood.app.close();
    flood.clock.time += hour + 1000;
    const environment = testEnvironment(flood.ledger);
    const transports = transportsFor(environment, loadSentences(), () => flood.clock.time);
    onTestFinished(() => transports.close());
    const company = transports.byChannel.get('notice')?.company;
    if (!company) throw new Error('no transport has the mail of the company');
    const outbox = new Outbox(flood.database, 60, 60, 60);
    const free = [{ recipient: sales, singles: 4, digests: 4 }];
    const claimed = await outbox.claimForCompany(free, 3, flood.clock.time);
    expect(claimed).toHaveLength(1);
    const [digest] = claimed;
    if (!digest?.digest) throw new Error('the digest was not due');
    const enquiries = await outbox.enquiriesIn(digest);
    await company.deliverDigest(digest.digest, enquiries, digest.recipient);

    flood.clock.time += 61_000;
    await runningApp(flood.ledger, () => flood.clock.time);
    await flood.settled(0);
    const [first, second, ...more] = flood.digests();
    expect(more).toEqual([]);
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    expect(second?.mail.text).toBe(first?.mail.text);
    expect(first && referencesIn(first)).toHaveLength(7);
  });

  it('brings each recipient a digest of their own, and one who refuses alone is alarmed about', async () => {
    const flood = await flooded(newLedger, { MAIL_TO: `${sales},${owner}` });
    await flood.receive(0, 10);
    await flood.settled(14);
    expect([sales, owner].map((one) => flood.mails.to(one).length)).toEqual([3, 3]);
    flood.mails.refused.set(owner, 550);
    flood.clock.time += hour + 1000;
    await flood.settled(0);
    expect(flood.digests().map(({ recipients }) => recipients)).toEqual([[sales]]);
    expect(await flood.readiness()).toMatchObject({ parked: 7 });

    flood.mails.refused.clear();
    const [parked] = (await allEnquiries(flood.database)).filter(({ deliveries }) =>
      deliveries.some(({ state }) => state === 'parked'),
    );
    await resend(flood.database, parked?.reference ?? '', flood.clock.time);
    await until('the resent mail', () => flood.mails.to(owner).length === 4);
    expect(flood.mails.to(owner).filter(isDigest)).toEqual([]);
  });

  it.runIf(kind === 'postgres')('comes once from several servers', async () => {
    const flood = await flooded(newLedger, { MAIL_TO: `${sales},${owner}` });
    await Promise.all([1, 2].map(() => runningApp(flood.ledger, () => flood.clock.time)));
    await flood.receive(0, 30);
    await flood.settled(54);
    expect(flood.singles()).toHaveLength(6);
    flood.clock.time += hour + 1000;
    await flood.settled(0);
    expect(flood.digests()).toHaveLength(2);
    for (const recipient of [sales, owner]) {
      const arrived = flood.mails.to(recipient).flatMap(referencesIn);
      expect([arrived.length, new Set(arrived).size]).toEqual([30, 30]);
    }
  });

  it('raises no alarm while it waits as planned, but once its digest is late', async () => {
    const flood = await flooded(newLedger, { DELIVERY_ALARM_MINUTES: '5' });
    await flood.receive(0, 10);
    await flood.settled(7);
    flood.clock.time += hour - minute;
    expect(await flood.readiness()).toMatchObject({ ready: true, oldestUndelivered: 0 });
    expect((await flood.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    flood.mails.mode = 'refuse';
    flood.clock.time += 2 * minute;
    await until('the failure', async () =>
      (await allEnquiries(flood.database)).some(({ deliveries }) =>
        deliveries.some(({ isInDigest, attempts }) => isInDigest && attempts === 1),
      ),
    );
    flood.clock.time += 6 * minute;
    expect(await flood.readiness()).toMatchObject({ ready: false, oldestUndelivered: 6 });
    expect((await flood.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  });

  it('of thousands is folded within seconds, and fills as many digests as it needs', async () => {
    const flood = await flooded(newLedger);
    const [reference = ''] = await flood.receive(0, 1);
    await flood.settled(0);
    await flood.app.close();
    const many = mostInDigest + 10;
    await flood.database.use(async (ledger) => {
      const { reference: _, ...enquiry } = await ledger
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      for (let start = 0; start < many; start += 500) {
        const references = Array.from(
          { length: Math.min(500, many - start) },
          (_, index) => `NK-${String(start + index).padStart(8, '0')}`,
        );
        await ledger
          .insertInto('enquiries')
          .values(references.map((one) => ({ ...enquiry, reference: one })))
          .execute();
        await ledger
          .insertInto('deliveries')
          .values(references.map((one) => queuedDelivery(one, 'notice', flood.clock.time)))
          .execute();
      }
    });
    const environment = testEnvironment(flood.ledger);
    const transports = transportsFor(environment, loadSentences(), () => flood.clock.time);
    const worker = new Worker(
      new Outbox(flood.database, 60, 60, 60),
      transports.byChannel,
      silent,
      () => flood.clock.time,
    );
    onTestFinished(() => transports.close());
    onTestFinished(() => worker.stop());
    const waiting = () =>
      flood.database.use((ledger) =>
        ledger
          .selectFrom('deliveries')
          .select((count) => [
            count.fn.countAll<number>().as('number'),
            count.fn.count<number>('digest').as('folded'),
          ])
          .where('state', '=', 'queued')
          .executeTakeFirstOrThrow()
          .then((counted) => [Number(counted.number), Number(counted.folded)]),
      );
    const begun = performance.now();
    worker.start();
    // One of the three of this hour came before.
    await until('two to be sent and the others folded', async () =>
      (await waiting()).every((number) => number === many - 2),
    );
    expect(performance.now() - begun).toBeLessThan(60_000);
    flood.clock.time += hour + 1000;
    await until('the digests', async () => (await waiting())[0] === 0);
    const lines = flood.digests().map(({ mail }) => mail.text?.match(/^NK-\d{8} /gm)?.length);
    // The short one may overtake the long one.
    expect(new Set(lines)).toEqual(new Set([mostInDigest, 8]));
    expect(lines).toHaveLength(2);
    expect(new Set(flood.digests().map(({ mail }) => mail.messageId)).size).toBe(2);
  });
});
