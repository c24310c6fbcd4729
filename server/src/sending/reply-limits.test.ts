import { check } from '@nokshi/forms/check.ts';
import type { FormId } from '@nokshi/forms/forms.ts';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { firstRound } from '../../test/first-round.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { minutesByHand } from '../../test/minutes.ts';
import {
  aContact,
  aDemo,
  openDatabase,
  post,
  replicas,
  runningApp,
} from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { printEnquiry } from '../command/print.ts';
import { hour } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { resend } from '../ledger/deliveries/resend.ts';
import { columnsOf } from '../ledger/enquiries/columns.ts';
import { forget } from '../ledger/enquiries/forget.ts';
import { stateOf } from '../ledger/enquiries/read.ts';
import { release } from '../ledger/enquiries/release.ts';
import { loadSentences } from '../sentences.ts';
import { composeMail } from './mail.ts';

const trap = 'Your PayPal was charged, call +1 555 0100';

/** A mail without its reference and the line between its parts, which chance may give any three digits. */
function withoutChance(mail: string): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail) ?? [];
  return mail.replaceAll(boundary, '').replaceAll(/NK-\w{4}-\w{4}/gi, '');
}

async function startedMails(): Promise<MailServer> {
  const mails = await MailServer.start();
  onTestFinished(() => mails.pause());
  return mails;
}

/** Waits until nothing in the ledger is queued any more. */
const settled = (database: Database) =>
  until('all deliveries to be settled', async () => {
    const enquiries = await allEnquiries(database);
    return enquiries.every(({ deliveries }) => deliveries.every(({ state }) => state !== 'queued'));
  });

const replyStates = async (database: Database) =>
  (await allEnquiries(database))
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ channel }) => channel === 'reply')
    .map(({ state }) => state)
    .sort();

onBothDatabases('the automatic reply', (newLedger) => {
  it('carries nothing that a stranger typed to an address that is not theirs', async () => {
    const mails = await startedMails();
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url });
    const bodies = [
      ...(['name', 'subject', 'message'] as const).map((field) => ({
        kind: 'contact' as const,
        body: { ...aContact, [field]: trap, email: `victim-${field}@example.com` },
      })),
      ...(['name', 'company'] as const).map((field) => ({
        kind: 'demo' as const,
        body: { ...aDemo, [field]: trap, email: `victim-demo-${field}@example.com` },
      })),
    ];
    for (const { kind, body } of bodies) await post(app, kind, body);
    await settled(openDatabase(ledger));
    for (const { body } of bodies) {
      const [reply] = mails.to(body.email);
      expect(withoutChance(reply?.raw ?? trap)).not.toMatch(/PayPal|555/);
      const read = `${reply?.mail.subject} ${reply?.mail.text} ${reply?.mail.html}`;
      expect(withoutChance(read)).not.toMatch(/PayPal|555|Rahim|Karima|Padma/);
      expect(reply?.mail.to).toEqual([{ name: '', address: body.email }]);
    }
    expect(mails.to('sales@nokshi.example')).toHaveLength(bodies.length);
  });

  it('goes to a mailbox once within a day, from all servers together', async () => {
    const mails = await startedMails();
    const ledger = await newLedger();
    const server = await replicas({ ...ledger, SMTP_URL: mails.url });
    const spellings = ['Rahim@Example.com', 'rahim+shop@example.com', 'RAHIM@EXAMPLE.COM'];
    await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        post(server(index), 'contact', {
          ...aContact,
          email: spellings[index % 3],
          message: `Number ${index}`,
        }),
      ),
    );
    await post(server(0), 'contact', { ...aContact, email: 'rahima@example.com' });
    const database = openDatabase(ledger);
    await settled(database);
    const recipients = mails.arrived.flatMap((mail) => mail.recipients);
    expect(recipients.filter((one) => /^rahim(\+shop)?@/i.test(one))).toHaveLength(1);
    expect(mails.to('rahima@example.com')).toHaveLength(1);
    expect(mails.to('sales@nokshi.example')).toHaveLength(10);
    expect(await replyStates(database)).toEqual([
      'delivered',
      'delivered',
      ...Array.from({ length: 8 }, () => 'withheld'),
    ]);
  });

  it('does not flood a mailbox with tags, nor strangers, from one visitor', async () => {
    const mails = await startedMails();
    const ledger = await newLedger();
    let time = Date.now();
    const variables = { ...ledger, SMTP_URL: mails.url, TRUST_PROXY: 'true' };
    const server = await replicas(variables, () => time);
    const database = openDatabase(ledger);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const email = `victim+${index}@example.com`;
        return post(server(index), 'contact', { ...aContact, email }, from('203.0.113.1'));
      }),
    );
    await settled(database);
    const replies = () =>
      mails.arrived.flatMap(({ recipients }) => recipients).filter((one) => /victim|one/.test(one));
    expect(replies()).toHaveLength(1);
    // Wherever in its network, and however it is written.
    const addresses = ['203.0.113.1', '::ffff:203.0.113.1', '::FFFF:cb00:7101'];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const email = `one${index}@example.com`;
        return post(
          server(index),
          'contact',
          { ...aContact, email },
          from(addresses[index % 3] ?? ''),
        );
      }),
    );
    await settled(database);
    expect(replies()).toHaveLength(5);
    expect(mails.to('sales@nokshi.example')).toHaveLength(72);
    const reasons = (await allEnquiries(database)).map(printEnquiry).join('');
    expect(reasons).toMatch(/reply +withheld: the visitor had caused 5 replies within an hour/);
    await post(
      server(0),
      'contact',
      { ...aContact, email: 'two@example.com' },
      from('203.0.113.2'),
    );
    await settled(database);
    expect(mails.to('two@example.com')).toHaveLength(1);

    // An hour later, to others.
    time += hour + 60_000;
    await post(
      server(0),
      'contact',
      { ...aContact, email: 'one99@example.com' },
      from('203.0.113.1'),
    );
    await settled(database);
    // A round that was under way when the clock was set on may send it again, under the same Message-ID, which
    // counts once.
    const ids = mails.to('one99@example.com').map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(1);
  });

  it('leaves REPLY_MAX_PER_HOUR times within an hour, by all servers together', async () => {
    const mails = await startedMails();
    const ledger = await newLedger();
    const variables = { ...ledger, SMTP_URL: mails.url, TRUST_PROXY: 'true' };
    const server = await replicas({ ...variables, REPLY_MAX_PER_HOUR: '7' });
    const database = openDatabase(ledger);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const email = `visitor${index}@example.com`;
        const headers = { 'x-forwarded-for': `2001:db8:0:${index.toString(16)}::1` };
        return post(server(index), 'contact', { ...aContact, email }, headers);
      }),
    );
    await settled(database);
    expect(mails.to('sales@nokshi.example')).toHaveLength(20);
    expect(mails.arrived).toHaveLength(27);
    const reasons = (await allEnquiries(database)).map(printEnquiry).join('');
    expect(reasons).toMatch(/reply +withheld: as many replies as REPLY_MAX_PER_HOUR had left/);
  });

  it('that is tried again counts once', async () => {
    const mails = await startedMails();
    mails.chooseMode = () => 'refuse';
    const ledger = await newLedger();
    let time = Date.now();
    const variables = { ...ledger, SMTP_URL: mails.url, REPLY_MAX_PER_HOUR: '2' };
    const app = await runningApp(variables, () => time);
    const database = openDatabase(ledger);
    await post(app, 'contact', { ...aContact, email: 'one@example.com' });
    for (const attempts of [1, 2, 3]) {
      await until('the attempt', async () => {
        const [enquiry] = await allEnquiries(database);
        return enquiry?.deliveries.every((delivery) => delivery.attempts === attempts) ?? false;
      });
      time += 10 * 60_000;
    }
    mails.letGo();
    await post(app, 'contact', { ...aContact, email: 'two@example.com' });
    await settled(database);
    expect(await replyStates(database)).toEqual(['delivered', 'delivered']);
    await post(app, 'contact', { ...aContact, email: 'three@example.com' });
    await settled(database);
    expect(await replyStates(database)).toEqual(['delivered', 'delivered', 'withheld']);
  });

  it('is remembered no longer than a limit asks for it', async () => {
    const mails = await startedMails();
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    let time = Date.now();
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url }, () => time);
    const database = openDatabase(ledger);
    await firstRound(database);
    await post(app, 'contact', aContact);
    await settled(database);
    const remembered = () =>
      database.use(async (open) => [
        ...(await open.selectFrom('replied').select('visitor').execute()),
        ...(await open
          .selectFrom('deliveries')
          .select('visitor')
          .where('channel', '=', 'reply')
          .execute()),
      ]);
    const visitor = expect.any(Number);
    expect(await remembered()).toEqual([{ visitor }, { visitor }]);
    time += 2 * hour;
    await until('the visitor to be forgotten', async () => {
      passMinute();
      return (await remembered()).every((row) => row.visitor === null);
    });
    expect(await remembered()).toHaveLength(2);
    time += 24 * hour;
    await until('the mailbox to be forgotten', async () => {
      passMinute();
      return (await remembered()).length === 1;
    });
  });

  it('goes to it again after a day, also after a restart, and ends without an alarm before', async () => {
    const mails = await startedMails();
    const ledger = await newLedger();
    const variables = { ...ledger, SMTP_URL: mails.url };
    const database = openDatabase(ledger);
    let time = Date.now();
    const write = async (message: string): Promise<string> => {
      const app = await runningApp(variables, () => time);
      const { reference } = (await post(app, 'contact', { ...aContact, message })).json();
      await settled(database);
      expect((await app.inject('/readyz')).json()).toEqual({ ready: true });
      await app.close();
      return reference;
    };
    await write('first');
    time += 23 * hour;
    const second = await write('second');
    expect(mails.to(aContact.email)).toHaveLength(1);
    const dropped = (await allEnquiries(database)).find(({ reference }) => reference === second);
    if (!dropped) throw new Error('the second enquiry is gone');
    expect(stateOf(dropped)).toBe('delivered');
    expect(printEnquiry(dropped)).toMatch(/reply +withheld: the mailbox had a reply within a day/);
    expect(await resend(database, second, time)).toEqual({ queued: ['notice'], late: 0 });
    time += hour;
    await write('third');
    expect(mails.to(aContact.email)).toHaveLength(2);
  });

  it('is tried again for the same enquiry when the mail server was away', async () => {
    const mails = await startedMails();
    mails.mode = 'refuse';
    const ledger = await newLedger();
    let time = Date.now();
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url }, () => time);
    await post(app, 'contact', aContact);
    const database = openDatabase(ledger);
    await until('both failures', async () => {
      const [enquiry] = await allEnquiries(database);
      return enquiry?.deliveries.every(({ attempts }) => attempts === 1) ?? false;
    });
    mails.mode = 'take';
    time += hour;
    await settled(database);
    expect(mails.to(aContact.email)).toHaveLength(1);
  });

  it('does not come later than a day after the enquiry', async () => {
    const mails = await startedMails();
    const ledger = await newLedger();
    let time = Date.now();
    const spam = { ...aContact, leave_empty: 'x', message: 'set aside' };
    const unmailed = await runningApp(ledger, () => time);
    await post(unmailed, 'contact', aContact);
    const { reference } = (await post(unmailed, 'contact', spam)).json();
    await unmailed.close();
    time += 25 * hour;
    const database = openDatabase(ledger);
    expect(await release(database, reference, false, time)).toEqual(['notice']);
    await runningApp({ ...ledger, SMTP_URL: mails.url }, () => time);
    await settled(database);
    expect(mails.to(aContact.email)).toEqual([]);
    expect(mails.to('sales@nokshi.example')).toHaveLength(2);
  });

  it('leaves nothing behind of who is forgotten', async () => {
    const mails = await startedMails();
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url });
    await post(app, 'contact', { ...aContact, email: 'Rahim@Example.com' });
    await post(app, 'demo', aDemo);
    const database = openDatabase(ledger);
    await settled(database);
    const remembered = () =>
      database.use((open) => open.selectFrom('replied').select('reference').execute());
    expect(await remembered()).toHaveLength(2);
    await forget(database, 'rahim@example.com');
    expect(await remembered()).toHaveLength(1);
  });
});

describe('the text of the automatic reply', () => {
  const sentences = loadSentences();
  const sender = { from: 'Nokshi <website@nokshi.example>', to: ['sales@nokshi.example'] };
  const transport = createTransport({ streamTransport: true, buffer: true });

  /** The mail to the visitor, without what is drawn by lot; undefined when the form is not taken. */
  async function replyTo(kind: FormId, body: object): Promise<string | undefined> {
    const checked = check(kind, body);
    if ('errors' in checked) return undefined;
    const enquiry = {
      ...columnsOf(checked.fields, sentences.forms.en.words),
      reference: 'NK-2345-6789',
      kind,
      set_aside: 0 as const,
      signals: '',
      received_at: Date.UTC(2026, 10, 20),
      page: '/contact',
      referrer: trap,
      campaign: trap,
    };
    const mail = composeMail('reply', enquiry, sender, sentences);
    const fixed = { ...mail, date: new Date(0), baseBoundary: 'fixed' };
    return String((await transport.sendMail(fixed)).message);
  }

  it('is the same whatever is typed', async () => {
    const usual = await replyTo('contact', aContact);
    const email = aContact.email;
    const typed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, async (one, two, three) => {
        for (const reply of [
          await replyTo('contact', { email, name: one, subject: two, message: three }),
          await replyTo('demo', { email, name: one, company: two, software: 'POS' }),
        ]) {
          if (reply === undefined) continue;
          taken += 1;
          expect(reply).toBe(usual);
        }
      }),
    );
    expect(taken).toBeGreaterThan(100);
  });
});
