import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { fields } from '@nokshi/forms/fields.ts';
import type { FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../test/built-site.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { loadSentences } from '../sentences.ts';
import { bodyLimit } from './large-forms.ts';

const { messages } = loadSentences().forms.en.words;

const browser = { accept: 'text/html,*/*;q=0.8' };
const form = 'application/x-www-form-urlencoded';
const tooMuch = 'x'.repeat(bodyLimit);

const newApp = () => runningApp({ DATA_DIR: newDirectory(), SITE_DIR: builtSite() });

const submit = (app: FastifyInstance, message: string, more: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { ...browser, 'content-type': form, ...more },
    payload: new URLSearchParams({ ...aContact, message }).toString(),
  });

const messageIn = (html: string) =>
  parse(html).querySelector('[name="message"]')?.textContent.replace(/^\n/, '');
const statusIn = (html: string) => parse(html).querySelector('[data-form-status]')?.textContent;

/** Sends the head of a post alone. @returns the beginning of the answer */
async function headAlone(port: number, headers: Record<string, string | number>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/contact HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

describe('a form larger than can be taken', () => {
  it('comes back with its words up to 1 MB', async () => {
    const app = await newApp();
    for (const words of [tooMuch, 'আমাদের <b>স্কুল</b>\n'.repeat(7000)]) {
      const answer = await submit(app, words);
      expect(answer.statusCode).toBe(413);
      expect(statusIn(answer.body)).toBe(messages.tooLarge);
      expect(messageIn(answer.body)).toBe(words);
    }
  });

  // The second has as many signs as a letter may have on average, of four bytes each.
  it.each(['ক্ষু', '👩🏿🏿🏿'])(
    'is none that the form itself lets through, all in %s and without JavaScript',
    async (letter) => {
      const app = await newApp();
      const { name, subject, email, phone, message } = fields;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { ...browser, 'content-type': form },
        payload: new URLSearchParams({
          ...aContact,
          name: letter.repeat(name.max),
          subject: letter.repeat(subject.max),
          email: `${letter.repeat(email.max - 4)}@b.c`,
          phone: `০১৭০০০০০০০০${letter.repeat(phone.max - 11)}`,
          message: letter.repeat(message.max),
          page: '/bn/contact'.padEnd(500, 'ক'),
          referrer: 'ক'.repeat(1000),
          campaign: 'ক'.repeat(1000),
        }).toString(),
      });
      expect(answer.statusCode).toBe(303);
    },
  );

  it('says that Back brings the words when they cannot be kept', async () => {
    const app = await newApp();
    const answer = await submit(app, 'x'.repeat(1024 * 1024));
    expect([answer.statusCode, statusIn(answer.body)]).toEqual([413, messages.tooLargeToKeep]);
    expect(messageIn(answer.body)).toBe('');
  });

  it('says so, too, when its length is not told beforehand', async () => {
    const port = await portOf(await newApp());
    const post = (words: string) =>
      fetch(`http://127.0.0.1:${port}/api/contact`, {
        method: 'POST',
        headers: { ...browser, 'content-type': form },
        body: new Blob([new URLSearchParams({ ...aContact, message: words }).toString()]).stream(),
        duplex: 'half',
        redirect: 'manual',
      } as RequestInit);
    expect((await post('A school in Mirpur.')).status).toBe(303);
    const answer = await post(tooMuch);
    expect([answer.status, statusIn(await answer.text())]).toEqual([413, messages.tooLargeToKeep]);
  });

  it('is read only where words are given back, and not by any number at once', async () => {
    const app = await newApp();
    const port = await portOf(app);
    const large = { 'Content-Length': tooMuch.length + 1 };
    const json = await headAlone(port, { ...large, 'Content-Type': 'application/json' });
    expect(json).toMatch(/^HTTP\/1.1 413 /);
    expect(json).toContain(messages.tooLarge);
    const page = await headAlone(port, { ...large, ...browser, 'Content-Type': 'text/plain' });
    expect(page).toMatch(/^HTTP\/1.1 413 /);

    let arrived = 0;
    app.server.on('request', () => {
      arrived += 1;
    });
    const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nContent-Type: ${form}\r\nContent-Length: ${bodyLimit + 1}\r\n\r\n`;
    const readers = Array.from({ length: 32 }, () => connect(port, '127.0.0.1'));
    for (const reader of readers) reader.write(head);
    await until('all heads to arrive', () => arrived === readers.length);
    const refused = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: 'POST',
      headers: { ...browser, 'content-type': form },
      body: `message=${tooMuch}`,
    });
    expect(statusIn(await refused.text())).toBe(messages.tooLargeToKeep);
    for (const reader of readers) reader.destroy();
    await until(
      'a place to be free',
      async () => statusIn((await submit(app, tooMuch)).body) === messages.tooLarge,
    );
  });
});
