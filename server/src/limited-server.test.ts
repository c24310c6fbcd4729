import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { newDirectory } from '../test/new-directory.ts';
import { ServerHere } from '../test/server-here.ts';
import { createLimitedServer, giveMoreTime } from './limited-server.ts';

/** Sends a beginning and nothing more. @returns what was answered until the server hung up */
async function answerTo(address: string, beginning: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  socket.write(beginning);
  // What arrives after the end may break the connection instead.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const head = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';

const beginnings = {
  'in the body of a form': `POST /api/contact HTTP/1.1\r\n${head}\r\n{"name":`,
  'in the head of a form': `POST /api/contact HTTP/1.1\r\n${head}`,
  'in the head of a page': 'GET /contact HTTP/1.1\r\nHost: local',
};

describe('a sender that is slower than REQUEST_TIMEOUT_SECONDS', () => {
  it.each([
    ['with the site', builtSite],
    ['without the site', () => '/nowhere'],
  ])('is cut off wherever it stops, %s', async (_, site) => {
    const server = new ServerHere({
      DATA_DIR: newDirectory(),
      SITE_DIR: site(),
      REQUEST_TIMEOUT_SECONDS: '1',
    });
    const address = await server.listening();
    await Promise.all(
      Object.entries(beginnings).map(async ([where, beginning]) => {
        const start = performance.now();
        expect(await answerTo(address, beginning), where).toMatch(/^HTTP\/1\.1 408 /);
        const passed = performance.now() - start;
        expect(passed, where).toBeGreaterThan(900);
        expect(passed, where).toBeLessThan(60_000);
        expect((await fetch(`${address}/healthz`)).status, where).toBe(200);
      }),
    );
  });
});

describe('a connection that asks for hundreds of things before it was answered once', () => {
  it.each([
    ['pages', '/'],
    ['the health', '/healthz'],
    ['what nobody has', '/nothing'],
  ])('is broken off, and others are answered meanwhile: %s', async (_, path) => {
    const server = new ServerHere({ DATA_DIR: newDirectory(), SITE_DIR: builtSite() });
    const address = await server.listening();
    const one = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const answer = await answerTo(address, one.repeat(2000));
    expect(answer.split('HTTP/1.1 ').length - 1).toBeLessThan(100);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  it('is answered whole when it asks for a few', async () => {
    const server = new ServerHere({ DATA_DIR: newDirectory(), SITE_DIR: builtSite() });
    const few = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(9);
    const last = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const answer = await answerTo(await server.listening(), few + last);
    expect(answer.split('HTTP/1.1 200').length - 1).toBe(10);
  });
});

describe('a picture that takes longer than REQUEST_TIMEOUT_SECONDS', () => {
  const length = 8;

  /** A server that takes uploads, and how one is answered that sends a byte each 300 milliseconds. */
  async function upload(bytes: number): Promise<{ answer: string; took: number }> {
    const server = createLimitedServer(2, (request, response) => {
      request.on('data', () => giveMoreTime(request));
      request.once('end', () => response.end('taken'));
    });
    onTestFinished(() => void server.close());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const start = performance.now();
    socket.write(
      `PUT / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`,
    );
    let sent = 0;
    const timer = setInterval(() => {
      if (sent < bytes) socket.write('x');
      sent += 1;
    }, 300);
    onTestFinished(() => clearInterval(timer));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    await once(socket, 'close');
    return { answer, took: performance.now() - start };
  }

  it('is taken as long as it goes on', async () => {
    const { answer, took } = await upload(length);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*taken/);
    expect(took).toBeGreaterThan(2000);
  });

  it('is cut off once it falls silent', async () => {
    expect((await upload(3)).answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});
