import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { builtSite } from '../../test/built-site.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, openDatabase, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { loadSentences } from '../sentences.ts';

const { messages } = loadSentences().forms.en.words;

const form = 'application/x-www-form-urlencoded';
const long = new URLSearchParams({ ...aContact, message: 'x'.repeat(300_000) }).toString();

async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** A post of which only the beginning has been sent. */
class UnfinishedPost {
  readonly #socket: Socket;
  answer = '';
  isEnded = false;
  failure: Error | undefined;

  constructor(port: number, headers: Record<string, string> = {}, target = 'POST /api/contact') {
    this.#socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.#socket
      .setEncoding('utf8')
      .on('data', (text) => {
        this.answer += text;
      })
      .on('end', () => {
        this.isEnded = true;
      })
      .on('error', (failure) => {
        this.failure = failure;
      });
    const all = { Host: 'localhost', 'Content-Type': form, 'Content-Length': long.length };
    const lines = Object.entries({ ...all, ...headers }).map((pair) => `${pair.join(': ')}\r\n`);
    this.#socket.write(`${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
    this.#socket.write(long.slice(0, 1000));
    onTestFinished(() => void this.#socket.destroy());
  }

  get status(): number {
    return Number(this.answer.slice(9, 12));
  }

  /** In pieces, as a slow line takes them: the first one that nobody takes breaks the connection. */
  async finish(): Promise<void> {
    for (let start = 1000; start < long.length; start += 10_000) {
      await new Promise((sent) => this.#socket.write(long.slice(start, start + 10_000), sent));
    }
    this.#socket.end();
    if (!this.#socket.destroyed) await once(this.#socket, 'close');
  }

  breakOff(): void {
    this.#socket.destroy();
  }
}

/** As many posts, whose answers there are then. */
function unfinishedPosts(port: number, count: number, headers: Record<string, string> = {}) {
  const posts = Array.from({ length: count }, () => new UnfinishedPost(port, headers));
  const refused = () => posts.filter(({ answer }) => answer !== '');
  return { posts, refused };
}

describe('an address over its limit', () => {
  it('is answered before its body is read, and the connection is closed', async () => {
    const ledger = { DATA_DIR: newDirectory() };
    const port = await portOf(await runningApp({ ...ledger, RATE_LIMIT_MAX: '2' }));
    const { posts, refused } = unfinishedPosts(port, 12);
    await until('all but one to be refused', () => refused().length === 11);
    for (const { status, answer } of refused()) {
      expect(status).toBe(429);
      expect(answer).toMatch(/^connection: close\r$/im);
      expect(answer).toMatch(/^retry-after: \d+\r$/im);
    }
    await until('their connections to end', () => refused().every(({ isEnded }) => isEnded));
    const [taken] = posts.filter(({ answer }) => answer === '');
    await taken?.finish();
    expect(taken?.status).toBe(422);
    expect(await allEnquiries(openDatabase(ledger))).toEqual([]);
  });

  it('gets its whole answer although it goes on sending', async () => {
    const port = await portOf(await runningApp({ DATA_DIR: newDirectory(), RATE_LIMIT_MAX: '1' }));
    const { posts, refused } = unfinishedPosts(port, 2);
    await until('one to be refused', () => refused().length === 1);
    await until('its connection to end', () => refused()[0]?.isEnded === true);
    await Promise.all(posts.map((one) => one.finish()));
    expect(posts.map(({ failure }) => failure)).toEqual([undefined, undefined]);
    expect(posts.map(({ status }) => status).sort()).toEqual([422, 429]);
  });

  it('is told on the form’s page that Back brings the words, in the language of that page', async () => {
    const app = await runningApp({
      DATA_DIR: newDirectory(),
      SITE_DIR: builtSite(),
      RATE_LIMIT_MAX: '1',
    });
    const submit = () =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { accept: 'text/html', 'content-type': form },
        payload: new URLSearchParams(aContact).toString(),
      });
    expect((await submit()).statusCode).toBe(303);
    const answer = await submit();
    const page = parse(answer.body);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.querySelector('[data-form-status]')?.textContent).toBe(messages.tooManyToKeep);
    expect(page.querySelector('[data-handover]')?.hasAttribute('hidden')).toBe(false);
  });
});

describe('posts that are not finished', () => {
  it('are a quarter of what an address may post a minute, whichever proxy they come through', async () => {
    const app = await runningApp({
      DATA_DIR: newDirectory(),
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_MAX: '60',
    });
    const port = await portOf(app);
    let arrived = 0;
    app.server.on('request', () => {
      arrived += 1;
    });
    // One subscriber of IPv6 has a whole network (/64) of addresses.
    const one = unfinishedPosts(port, 15, {
      'X-Forwarded-For': '2001:db8::1',
    });
    await until('all heads to arrive', () => arrived === 15);
    const another = new UnfinishedPost(port, { 'X-Forwarded-For': '2001:db8::2' });
    await until('another of the same network to be refused', () => another.isEnded);
    expect(another.status).toBe(429);
    expect(another.answer).toMatch(/^retry-after: \d+\r$/im);
    expect(one.refused()).toEqual([]);
    const neighbour = new UnfinishedPost(port, { 'X-Forwarded-For': '2001:db8:0:1::1' });
    await neighbour.finish();
    expect(neighbour.status).toBe(422);

    const [first, second] = one.posts;
    await first?.finish();
    expect(first?.status).toBe(422);
    second?.breakOff();
    await until('both places to be free', async () => {
      const next = new UnfinishedPost(port, { 'X-Forwarded-For': '2001:db8::3' });
      await next.finish();
      return next.status === 422;
    });
  });
});

describe('a body that is no form’s', () => {
  it.each([
    ['PUT /api/contact', 405],
    ['DELETE /api/demo', 405],
    ['POST /api/nothing', 404],
    ['POST /readyz', 404],
  ])('is not waited for: %s', async (target, status) => {
    const port = await portOf(await runningApp({ DATA_DIR: newDirectory() }));
    for (const type of [form, 'application/json', 'text/plain', 'image/png']) {
      const sent = new UnfinishedPost(port, { 'Content-Type': type }, target);
      await until(`an answer to ${type}`, () => sent.answer !== '');
      expect(sent.status).toBe(status);
    }
  });
});
