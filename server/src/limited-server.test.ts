import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { newDirectory } from '../test/new-directory.ts';
import { ServerProcess } from '../test/server-process.ts';

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
  await once(socket, 'close');
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
    const server = new ServerProcess({
      DATA_DIR: newDirectory(),
      SITE_DIR: site(),
      REQUEST_TIMEOUT_SECONDS: '1',
    });
    onTestFinished(() => server.kill('SIGKILL'));
    const address = await server.listening();
    await Promise.all(
      Object.entries(beginnings).map(async ([where, beginning]) => {
        const start = performance.now();
        expect(await answerTo(address, beginning), where).toMatch(/^HTTP\/1\.1 408 /);
        const passed = performance.now() - start;
        expect(passed, where).toBeGreaterThan(900);
        expect(passed, where).toBeLessThan(10_000);
        expect((await fetch(`${address}/healthz`)).status, where).toBe(200);
      }),
    );
  });
});
