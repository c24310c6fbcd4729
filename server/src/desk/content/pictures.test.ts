import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { corners, cornersOf } from '../../../../editor/src/pictures/testing.ts';
import { aSharedContentDesk, openContent } from '../../../test/content-desk.ts';
import { until } from '../../../test/until.ts';

const entry = '/content/team/imtiaz-bhuiyan';
const id = 'team/imtiaz-bhuiyan';

const sharedDesk = aSharedContentDesk();

type Desk = ReturnType<typeof sharedDesk>;

const addressOf = async ({ rahim }: Desk, path = 'picture/src', crop = '') => {
  const { version } = await openContent(rahim, id);
  const query = new URLSearchParams({ path, version, ...(crop && { crop }) });
  return `${entry}/picture?${query}`;
};

const put = async (desk: Desk, payload: Buffer | Readable, path?: string, crop?: string) =>
  desk.rahim.ask('PUT', await addressOf(desk, path, crop), {
    headers: { 'content-type': 'image/jpeg' },
    payload,
  });

const photo = () => corners(1200, 1200).jpeg().toBuffer();

/** The names of what lies beside the words of the entry in the draft. */
const pictureIn = ({ directory }: Desk) =>
  readdirSync(join(directory, 'desk/draft', id, 'picture'));

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of one colour that takes a few kB on its way, and gigabytes once it is unpacked. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(5_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('keeps of a picture what is seen, whatever else its file holds', async () => {
  const desk = sharedDesk();
  const program = '<script>alert(1)</script>';
  const file = Buffer.concat([await photo(), Buffer.from(`*/${program}<?php system("x") ?>`)]);
  const answer = await put(desk, file, 'picture/src', '0,0.25,0.5,0.5');
  expect(answer.statusCode).toBe(200);
  const { version, values } = await openContent(desk.rahim, id);
  expect(answer.json().version).toBe(version);
  expect(values.picture.src).toBe('picture/src.jpg');
  expect(pictureIn(desk)).toEqual(['src.jpg']);
  const placed = readFileSync(join(desk.directory, 'desk/draft', id, 'picture/src.jpg'));
  expect(placed.includes('script') || placed.includes('php')).toBe(false);
  expect(await cornersOf(placed)).toEqual(['red', 'red', 'blue', 'blue']);
  expect(desk.files().filter((one) => one.endsWith('.picture'))).toEqual([]);
});

it('refuses what is made to harm, and goes on', async () => {
  const desk = sharedDesk();
  const before = desk.files();
  const harmful = {
    'a few kB that unpack to gigabytes': bomb(30_000),
    'a drawing that fetches itself': Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    ),
    'a page that begins as a GIF': Buffer.from('GIF89a/*<html>*/=1;alert(1)'),
    'a program that begins as a JPEG': Buffer.from('\xff\xd8\xff\xe0<?php ?>', 'latin1'),
    nothing: Buffer.alloc(0),
  };
  for (const [what, payload] of Object.entries(harmful)) {
    const { statusCode, body } = await put(desk, payload);
    expect([what, [415, 422].includes(statusCode)], body).toEqual([what, true]);
  }
  for (const crop of ['0,0,0,0', '1,1,1,1', '0,0,2,1', '-1,0,1,1', 'NaN,0,1,1', '0,0,1']) {
    const { statusCode } = await put(desk, await photo(), 'picture/src', crop);
    expect([crop, statusCode]).toEqual([crop, 422]);
  }
  for (const path of ['../../x', '__proto__', '__proto__/src', 'constructor/prototype', '/etc/x']) {
    expect([path, (await put(desk, await photo(), path)).statusCode]).toEqual([path, 422]);
  }
  expect(desk.files()).toEqual(before);
  expect((await put(desk, await photo())).statusCode).toBe(200);
});

/** Begins to send a picture over a connection of its own. */
async function beginSending(desk: Desk, headers: Record<string, number> = {}) {
  if (!desk.app.server.listening) await desk.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = desk.app.server.address() as AddressInfo;
  const cookie = [...desk.rahim.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sending = request({
    ...{ port, method: 'PUT', path: `/api/desk${await addressOf(desk)}` },
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg', ...headers },
  });
  // A connection that ends is what is asked for here.
  sending.on('error', () => {});
  return sending;
}

it('refuses what says nothing of its size and has no end, as soon as it is too large', async () => {
  const desk = sharedDesk();
  const before = desk.files();
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 65_536;
      this.push(Buffer.alloc(65_536, 0xff));
    },
  });
  const sending = await beginSending(desk);
  endless.pipe(sending);
  const [{ statusCode }] = await once(sending, 'response');
  expect(statusCode).toBe(413);
  endless.destroy();
  sending.destroy();
  expect(sent).toBeLessThan(60_000_000);
  await until('what arrived to go', () => isDeepStrictEqual(desk.files(), before));
});

it('keeps nothing of a picture whose connection was cut', async () => {
  const desk = sharedDesk();
  const before = desk.files();
  const file = await photo();
  const sending = await beginSending(desk, { 'content-length': file.length });
  sending.write(file.subarray(0, file.length / 2));
  const isArriving = () => desk.files().some((one) => one.endsWith('.picture'));
  await until('the picture to arrive', isArriving);
  sending.destroy();
  await until('what arrived to go', () => !isArriving());
  expect(desk.files()).toEqual(before);
  expect((await put(desk, file)).statusCode).toBe(200);
});

it('takes no picture from sales, nor from a stranger', async () => {
  const desk = sharedDesk();
  const address = await addressOf(desk);
  const before = desk.files();
  const headers = { 'content-type': 'image/jpeg' };
  const payload = await photo();
  const ofSales = await desk.karima.ask('PUT', address, { headers, payload });
  expect(ofSales.statusCode).toBe(403);
  const stranger = await desk.app.inject({
    ...{ method: 'PUT', url: `/api/desk${address}`, payload },
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
  });
  expect(stranger.statusCode).toBe(401);
  expect((await desk.karima.ask('GET', `${entry}/picture?path=picture/src`)).statusCode).toBe(403);
  expect(desk.files()).toEqual(before);
});
