import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { answered } from '../../test/answered.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { makeOldLedger } from '../../test/old-ledger.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { testEnvironment } from '../../test/test-environment.ts';
import { until } from '../../test/until.ts';
import { readArguments } from '../command/arguments.ts';
import { minute } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { restore } from '../ledger/restore.ts';

const sales = 'sales@nokshi.example';
const owner = 'owner@nokshi.example';

async function newMailServer(): Promise<MailServer> {
  const mails = await MailServer.start();
  onTestFinished(() => mails.pause());
  return mails;
}

/** The company's deliveries of the only enquiry: to whom, and how far they are. */
const notices = async (database: Database): Promise<Record<string, string>> => {
  const [enquiry] = await allEnquiries(database);
  const deliveries = enquiry?.deliveries.filter(({ channel }) => channel === 'notice') ?? [];
  return Object.fromEntries(deliveries.map(({ recipient, state }) => [recipient, state]));
};

/** An enquiry whose mail was waiting when there was one recipient yet. */
async function fillAsBefore(ledger: Kysely<unknown>): Promise<void> {
  await sql`insert into enquiries values ('NK-7F3K-92QD', 'contact', 'accepted', '', ${Date.now()},
    'Rahim Uddin', '', 'rahim@example.com', '', '', 'We are a school in Mirpur.', '', 0, '',
    '/contact', '', '')`.execute(ledger);
  await sql`insert into deliveries values ('NK-7F3K-92QD', 'notice', 'queued', 0, 0, null,
    ${Date.now()}, null, null, null)`.execute(ledger);
}

onBothDatabases('several recipients', (newLedger) => {
  it('each get the mail once, also the one whose server asks to wait', async () => {
    const mails = await newMailServer();
    mails.refused.set(owner, 450);
    const ledger = await newLedger();
    let time = Date.now();
    const app = await runningApp(
      { ...ledger, SMTP_URL: mails.url, MAIL_TO: `${sales}, Owner <${owner}>` },
      () => time,
    );
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    const waiting = { [sales]: 'delivered', [`Owner <${owner}>`]: 'queued' };
    await until('the first to have it and the second to wait', async () => {
      const [enquiry] = await allEnquiries(database);
      const refused = enquiry?.deliveries.some(({ lastError }) => lastError !== null) ?? false;
      return refused && mails.to(sales).length === 1 && mails.to(aContact.email).length === 1;
    });
    await until('both to be noted', async () => (await notices(database))[sales] === 'delivered');
    expect(await notices(database)).toEqual(waiting);
    const shown = await answered(readArguments(['show', reference], time), {
      database,
      environment: testEnvironment({}),
      width: 100,
      now: time,
    });
    expect(shown).toMatch(/notice Owner <owner@nokshi\.example> +queued after 1 attempts/);
    expect(shown).toMatch(/notice sales@nokshi\.example +delivered/);

    mails.refused.clear();
    time += 2 * minute;
    await until('the second to have it', () => mails.to(owner).length === 1);
    expect(mails.to(sales)).toHaveLength(1);
    const [first, second] = [mails.to(sales)[0], mails.to(owner)[0]];
    expect([first?.recipients, second?.recipients]).toEqual([[sales], [owner]]);
    expect(first?.mail.to).toEqual(second?.mail.to);
    expect(first?.mail.to).toHaveLength(2);
    expect(first?.mail.messageId).toBe(second?.mail.messageId);
  });

  it('are those of MAIL_TO at the time of sending', async () => {
    const mails = await newMailServer();
    mails.refused.set(owner, 450);
    const ledger = await newLedger();
    const before = await runningApp(
      { ...ledger, SMTP_URL: mails.url, MAIL_TO: owner },
      () => Date.now() - 2 * minute,
    );
    await post(before, 'contact', aContact);
    const database = openDatabase(ledger);
    await until('the refusal', async () => {
      const [enquiry] = await allEnquiries(database);
      return enquiry?.deliveries.some(({ lastError }) => lastError !== null) ?? false;
    });
    await before.close();
    await runningApp({ ...ledger, SMTP_URL: mails.url, MAIL_TO: sales });
    await until('the new recipient to have it', async () => {
      const state = await notices(database);
      return state[sales] === 'delivered';
    });
    expect(await notices(database)).toEqual({ [sales]: 'delivered' });
    expect(mails.to(sales)).toHaveLength(1);
  });

  it('get what a backup from before there were several still had to send', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'backup-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const file = join(directory, 'backup.sqlite');
    await makeOldLedger(file, '001-ledger', fillAsBefore);

    const other = await newLedger();
    expect(await restore(openDatabase(other), file)).toBe(1);
    const mails = await newMailServer();
    await runningApp({ ...other, SMTP_URL: mails.url, MAIL_TO: `${sales},${owner}` });
    await until('both to have it', async () => {
      const states = Object.values(await notices(openDatabase(other)));
      return states.length === 2 && states.every((state) => state === 'delivered');
    });
    expect([mails.to(sales).length, mails.to(owner).length]).toEqual([1, 1]);
  });
});
