import { type AddressInfo, createServer } from 'node:net';
import { until } from './until.ts';

/** @returns a port of this machine that nobody listens on */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await until('a free port', () => server.listening);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
