import { isReference } from '@nokshi/forms/reference.ts';
import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import {
  aContact,
  aDemo,
  openDatabase,
  post,
  replicas,
  runningApp,
} from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { day } from '../durations.ts';

onBothDatabases('enquiries', (newLedger) => {
  it('keeps every field exactly and answers with a reference', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger, () => Date.UTC(2026, 10, 20, 8));
    const hidden = {
      page: '/products/HRM',
      referrer: 'https://example.org/',
      campaign: 'utm_source=x',
    };
    const answer = await post(app, 'demo', { ...aDemo, ...hidden });
    expect(answer.statusCode).toBe(201);
    const { reference } = answer.json();
    expect(isReference('NK', reference)).toBe(true);
    expect(answer.json()).toEqual({ reference });

    const [enquiry] = await allEnquiries(openDatabase(ledger));
    expect(enquiry).toMatchObject({
      ...aDemo,
      ...hidden,
      reference,
      kind: 'demo',
      setAside: false,
      receivedAt: '2026-11-20T08:00:00.000Z',
      consent: true,
      consentWording: 'I agree to receive updates and communication about this demo.',
    });
    expect(enquiry?.deliveries.map(({ channel, state }) => [channel, state])).toEqual([
      ['notice', 'queued'],
      ['reply', 'queued'],
    ]);
  });

  it('keeps what came with any page and campaign, however long and strange', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    // Letters of four bytes that no compression makes shorter: an index takes no more than 2,704.
    const strange = String.fromCodePoint(
      ...Array.from({ length: 1000 }, (_, index) => 0x20000 + ((index * 7919 + 104_729) % 40_000)),
    );
    const answer = await post(app, 'contact', { ...aContact, page: strange, campaign: strange });
    expect(answer.statusCode).toBe(201);
    const beginning = [...strange].slice(0, 500).join('');
    expect((await allEnquiries(openDatabase(ledger)))[0]).toMatchObject({
      page: beginning,
      campaign: beginning,
    });
  });

  it('keeps Bangla digits, long names, emoji and any script as they are', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const written = {
      name: `${'আব্দুর রহমান '.repeat(14)}👩‍👩‍👧‍👦`,
      email: 'রহিম@উদাহরণ.বাংলা',
      phone: '০১৭১২৩৪৫৬৭৮',
      subject: 'Ünïcödé – 日本語 – עברית',
      message: ` two\n\nlines with \t tab 🧵🪡 and ‘quotes’ "' \\ % _ ; -- \u200d `,
    };
    expect((await post(app, 'contact', written)).statusCode).toBe(201);
    expect((await allEnquiries(openDatabase(ledger)))[0]).toMatchObject(written);
  });

  it('answers the same key with the same reference, and refuses it for other words', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const first = await post(app, 'contact', { ...aContact, key: 'one' });
    const again = await post(app, 'contact', { ...aContact, key: 'one' });
    const byHeader = await post(
      app,
      'contact',
      { ...aContact, key: 'two' },
      { 'idempotency-key': 'one' },
    );
    expect([first.statusCode, again.statusCode, byHeader.statusCode]).toEqual([201, 200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(byHeader.json()).toEqual(first.json());

    const other = await post(app, 'contact', { ...aContact, message: 'Other words', key: 'one' });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toEqual({ error: expect.stringContaining('already sent') });
    const otherForm = await post(app, 'demo', { ...aDemo, key: 'one' });
    expect(otherForm.statusCode).toBe(409);
    expect(await allEnquiries(openDatabase(ledger))).toHaveLength(1);
  });

  it('takes one of many equal posts that come at once, with a key and without', async () => {
    const ledger = await newLedger();
    const apps = await replicas(ledger);
    for (const key of ['one', '']) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          post(apps(index), 'contact', { ...aContact, key }),
        ),
      );
      const references = new Set(answers.map((answer) => answer.json().reference));
      expect(references.size).toBe(1);
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(29);
    }
    expect(await allEnquiries(openDatabase(ledger))).toHaveLength(2);
  });

  it('lets only one of two different contents have a key that is used at once', async () => {
    const ledger = await newLedger();
    const apps = await replicas(ledger);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(apps(index), 'contact', {
          ...aContact,
          message: index < 10 ? 'These words' : 'Those words',
          key: 'same',
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    expect(await allEnquiries(openDatabase(ledger))).toHaveLength(1);
  });

  it('folds the same words without a key for 24 hours, over midnight, and not longer', async () => {
    const ledger = await newLedger();
    let time = Date.UTC(2026, 10, 20, 17, 59, 59);
    const app = await runningApp(ledger, () => time);
    const first = await post(app, 'contact', aContact);
    time += 2000;
    const overMidnight = await post(app, 'contact', aContact);
    time += day - 3000;
    const almostADay = await post(app, 'contact', aContact);
    time += 1000;
    const aDayLater = await post(app, 'contact', aContact);
    const folded = await post(app, 'contact', aContact);
    expect(overMidnight.json()).toEqual(first.json());
    expect(almostADay.json()).toEqual(first.json());
    expect(aDayLater.statusCode).toBe(201);
    expect(aDayLater.json()).not.toEqual(first.json());
    expect(folded.json()).toEqual(aDayLater.json());
    const other = await post(app, 'contact', { ...aContact, name: 'Somebody else' });
    expect(other.statusCode).toBe(201);
  });

  it('takes a form sent by the browser and by a script for the same', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const byScript = await post(app, 'contact', aContact);
    const byBrowser = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        ...aContact,
        message: aContact.message.replace('\n', '\r\n'),
        key: '',
        leave_empty: '',
      }).toString(),
    });
    expect(byBrowser.statusCode).toBe(200);
    expect(byBrowser.json()).toEqual(byScript.json());
  });

  it('sets aside what looks like spam, without saying so', async () => {
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, RATE_LIMIT_MAX: '100' });
    const advertising =
      'Buy https://a.example https://b.example https://c.example https://d.example https://e.example';
    const posts = [
      { ...aContact, leave_empty: 'filled in' },
      { ...aContact, message: advertising },
      { ...aContact, name: 'Win at https://casino.example' },
    ];
    for (const body of posts) expect((await post(app, 'contact', body)).statusCode).toBe(201);
    const enquiries = await allEnquiries(openDatabase(ledger));
    expect(
      enquiries.map(({ setAside, signals, deliveries }) => [setAside, signals, deliveries]),
    ).toEqual(
      expect.arrayContaining([
        [true, ['honeypot'], []],
        [true, ['content'], []],
        [true, ['content'], []],
      ]),
    );
  });

  it('sets aside a form sent within two seconds only with another signal', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const links = (count: number) => 'https://shop.example '.repeat(count);
    const tried: [string, Record<string, string>, boolean, string[]][] = [
      ['autofill', { open_milliseconds: '900' }, false, ['quick']],
      [
        'quick, two links',
        { open_milliseconds: '0', subject: links(2) },
        true,
        ['content', 'quick'],
      ],
      ['slow, two links', { open_milliseconds: '2000', subject: links(2) }, false, []],
      ['no script, two links', { subject: links(2) }, false, []],
      ['nonsense, two links', { open_milliseconds: '-1', subject: links(2) }, false, []],
    ];
    for (const [message, body] of tried)
      await post(app, 'contact', { ...aContact, message, ...body });
    const enquiries = await allEnquiries(openDatabase(ledger));
    for (const [message, , setAside, signals] of tried) {
      const enquiry = enquiries.find((one) => one.message === message);
      expect({ message, setAside: enquiry?.setAside, signals: enquiry?.signals }).toEqual({
        message,
        setAside,
        signals,
      });
    }
  });

  it('asks once about an address that is hardly right, and takes it when it is sent again', async () => {
    const app = await runningApp(await newLedger());
    const email = 'rahim@gmail.con';
    const asked = await post(app, 'contact', { ...aContact, email, asked_email: '' });
    expect(asked.statusCode).toBe(422);
    expect(asked.json().errors.email).toContain('Did you mean rahim@gmail.com?');
    const again = await post(app, 'contact', { ...aContact, email, asked_email: email });
    expect(again.statusCode).toBe(201);
  });

  it('sets aside a flood of one sender, and sends one mailbox one automatic reply', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url, EQUAL_MAX_PER_HOUR: '15' });
    const statuses: number[] = [];
    for (let index = 0; index < 15; index += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: { ...aContact, message: `Message ${index}` },
        remoteAddress: `10.0.0.${index}`,
      });
      statuses.push(answer.statusCode);
    }
    const late = await app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...aContact, message: 'One more' },
      remoteAddress: '10.0.1.1',
    });
    expect(new Set([...statuses, late.statusCode])).toEqual(new Set([201]));
    const enquiries = await allEnquiries(openDatabase(ledger));
    expect(enquiries.filter(({ setAside }) => setAside)).toHaveLength(1);
    await until('every notice', () => mails.to('sales@nokshi.example').length === 15);
    await app.close();
    expect(mails.to(aContact.email)).toHaveLength(1);
  });
});
