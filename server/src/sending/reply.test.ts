import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { aContact, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';

/** Gmail shows no more of a mail than about this many bytes of HTML. */
const shownByGmail = 102_000;

onBothDatabases('the automatic reply', (newLedger) => {
  it('to an enquiry from a Bangla page is Bangla, and reads well in any mail program', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const app = await runningApp({ ...(await newLedger()), SMTP_URL: mails.url });
    const body = { ...aContact, page: '/bn/contact' };
    const { reference } = (await post(app, 'contact', body)).json();
    await until('both mails', () => mails.arrived.length === 2);

    const { subject = '', text = '', html = '' } = mails.to(aContact.email)[0]?.mail ?? {};
    expect(subject).toBe(`আপনার বার্তা পেয়েছি (${reference})`);
    expect(text).toMatch(/রেফারেন্স নম্বর/);
    expect(html).toContain('<html lang="bn">');
    // Where a mail program keeps neither html nor body.
    expect(html).toMatch(/<div lang="bn" style="[^"]*line-height:1\.7;/);
    expect(html).toMatch(/রেফারেন্স নম্বর/);
    for (const part of [text, html]) {
      expect(part).toContain(reference);
      expect(part).toMatch(/\+880 1200-\d{6}/);
    }
    expect(Buffer.byteLength(html)).toBeLessThan(shownByGmail / 10);
  });

  it('to an enquiry from an English page is English', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const app = await runningApp({ ...(await newLedger()), SMTP_URL: mails.url });
    await post(app, 'contact', { ...aContact, page: '/contact' });
    await until('both mails', () => mails.arrived.length === 2);
    const { text = '', html } = mails.to(aContact.email)[0]?.mail ?? {};
    expect(html).toMatch(/<div lang="en" style="[^"]*line-height:1\.5;/);
    expect(text).not.toMatch(/[\u0980-\u09ff]/);
  });
});
