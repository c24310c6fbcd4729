import { networkInterfaces } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { MailServer } from '../../test/mail-server.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { printEnquiry } from '../command/print.ts';
import { encryptedAddress } from './encryption.ts';

/** An address of this machine that a stranger's mail server could have. */
const outward = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

describe.skipIf(!outward)('a mail server across the network', () => {
  async function started(encryption: 'none' | 'starttls'): Promise<MailServer> {
    const mails = await MailServer.start(outward, encryption);
    onTestFinished(() => mails.pause());
    return mails;
  }

  it('gets nothing in clear text, and the ledger says how to allow it', async () => {
    const mails = await started('none');
    const ledger = { DATA_DIR: newDirectory() };
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url });
    await post(app, 'contact', aContact);
    const database = openDatabase(ledger);
    await until('the failures to be noted', async () => {
      const [enquiry] = await allEnquiries(database);
      return enquiry?.deliveries.every(({ lastError }) => lastError !== null) ?? false;
    });
    const [enquiry] = await allEnquiries(database);
    if (!enquiry) throw new Error('the enquiry is gone');
    expect(printEnquiry(enquiry)).toMatch(
      /queued .*offers no encryption \(STARTTLS\).*ending SMTP_URL in \?tls=optional/,
    );
    expect(mails.arrived).toEqual([]);
  });

  it('gets it in clear text once that is allowed', async () => {
    const mails = await started('none');
    const SMTP_URL = `${mails.url}?tls=optional`;
    await post(await runningApp({ DATA_DIR: newDirectory(), SMTP_URL }), 'contact', aContact);
    await until('both mails', () => mails.arrived.length === 2);
    expect(mails.arrived.map(({ isEncrypted }) => isEncrypted)).toEqual([false, false]);
  });

  it('gets it encrypted where it offers STARTTLS', async () => {
    const mails = await started('starttls');
    // The certificate of a test vouches for nobody.
    const SMTP_URL = `${mails.url}?tls.rejectUnauthorized=false`;
    await post(await runningApp({ DATA_DIR: newDirectory(), SMTP_URL }), 'contact', aContact);
    await until('both mails', () => mails.arrived.length === 2);
    expect(mails.arrived.map(({ isEncrypted }) => isEncrypted)).toEqual([true, true]);
  });
});

describe('the address of the mail server', () => {
  it.each(['localhost', '127.0.0.1:25', '127.1.2.3', '[::1]:2525'])(
    'needs no encryption on this machine: %s',
    (host) => expect(encryptedAddress(`smtp://${host}`)).not.toContain('requireTLS'),
  );

  it.each([
    'smtp://user:p%40ss@mail.example:587',
    'smtp://localhost.example',
    'smtp://127.0.0.1.example',
    'smtp://mail.example?requireTLS=false',
    'smtp://mail.example?tls=off',
  ])('demands encryption anywhere else: %s', (url) =>
    expect(new URL(encryptedAddress(url)).searchParams.getAll('requireTLS')).toEqual(['true']),
  );
});
