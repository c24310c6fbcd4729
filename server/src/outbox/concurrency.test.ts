import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { aContact, post, runningApp } from '../../test/running-app.ts';
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
      Array.from({ length: 500 }, (_, index) =>
        post(app, 'demo', { ...demo, name: `Visitor ${index}` }),
      ),
    );
    await until('their notices', () => mails.arrived.length === 500, 45_000);
    const begun = Date.now();
    await post(app, 'contact', aContact);
    await until('the fresh notice', () =>
      mails.arrived.some(({ mail }) => mail.subject?.includes(aContact.name)),
    );
    expect(Date.now() - begun).toBeLessThan(5000);
  });
});
