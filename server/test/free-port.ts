import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections going out (from 32768 on by Linux, from 49152 by others,
 * RFC 6335): one of those would keep a server from coming back to its port.
 */
const lowest = 10_000;
const highest = 32_000;

/** @returns a port of this machine that nobody listens on, nor ever will by chance */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  return (await isFree(port)) ? port : freePort();
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
