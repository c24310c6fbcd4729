import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { MailServer } from '../../test/mail-server.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { anOffer, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { printEnquiry } from '../command/print.ts';
import { csv } from '../export/csv.ts';

it('the notice, the webhook, an export and the terminal carry the answers, the items and the day of the prices', async () => {
  const mails = await MailServer.start();
  onTestFinished(() => mails.pause());
  const posted: string[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    posted.push(body);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void receiver.close());
  await until('the receiver', () => receiver.listening);
  const variables = {
    DATA_DIR: newDirectory(),
    SMTP_URL: mails.url,
    WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  };
  const app = await runningApp(variables);
  await post(app, 'offer', anOffer);
  await until('the notice and the webhook', () => mails.arrived.length + posted.length === 2);
  const [kept] = await allEnquiries(openDatabase(variables));
  if (!kept) throw new Error('nothing was kept');

  const places = {
    notice: mails.arrived[0]?.mail.text ?? '',
    webhook: posted[0] ?? '',
    export: csv([kept], true),
    terminal: printEnquiry(kept),
  };
  for (const [place, text] of Object.entries(places)) {
    expect(text, place).toContain('/price?product=POS&branches=3&');
    expect(text, place).toMatch(/Use of POS, 3 branches: Each month ৳\u202f4,300/);
    expect(text, place).toContain('Prices of 20 November 2026');
    expect(text, place).toContain(anOffer.message);
  }
});
