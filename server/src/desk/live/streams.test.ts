import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type Stream, Streams } from './streams.ts';

/** A response that was begun, and the end of its page. */
async function aResponse() {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => resolve(response));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const page = get({ port: (server.address() as AddressInfo).port }).on('error', () => {});
  const response = await promise;
  const leave = async () => {
    page.destroy();
    if (!response.destroyed) await once(response, 'close');
  };
  return { response, leave };
}

const streamOf = (response: ServerResponse): Stream => ({
  id: 'one',
  email: 'rahim@nokshi.example',
  session: 'digest',
  role: 'owner',
  response,
});

it('ends a stream once, when its page goes', async () => {
  const ended: string[] = [];
  const streams = new Streams(({ id }) => ended.push(id));
  const { response, leave } = await aResponse();
  expect(streams.begin(streamOf(response))).toBe(true);
  expect(streams.size).toBe(1);
  await leave();
  expect([streams.size, ended]).toEqual([0, ['one']]);
});

it('begins no stream for a page that went while its session was looked up', async () => {
  const ended: string[] = [];
  const streams = new Streams(({ id }) => ended.push(id));
  const { response, leave } = await aResponse();
  await leave();
  expect(streams.begin(streamOf(response))).toBe(false);
  expect([streams.size, ended]).toEqual([0, []]);
});
