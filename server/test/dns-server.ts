import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const types = { TXT: 16, MX: 15 } as const;

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** A TXT in pieces of 255 bytes at most, or an exchange with its preference. */
function dataBytes(type: keyof typeof types, value: string): Buffer {
  if (type === 'MX') return Buffer.concat([Buffer.from([0, 10]), nameBytes(value)]);
  const pieces = Buffer.from(value)
    .toString('latin1')
    .match(/.{1,255}/gs) ?? [''];
  return Buffer.concat(
    pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece, 'latin1')])),
  );
}

/**
 * A DNS server in this process (RFC 1035), gone when the test ends.
 * @param records by type and name, such as "TXT _dmarc.nokshi.example"; what is not there is no name
 * @returns what asks it
 */
export async function dnsWith(
  records: Readonly<Record<string, readonly string[]>>,
): Promise<Resolver> {
  const socket = createSocket('udp4');
  onTestFinished(() => void socket.close());
  socket.on('message', (asked, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
      labels.push(asked.toString('ascii', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const question = asked.subarray(12, at + 5);
    const type = asked.readUInt16BE(at + 1) === types.MX ? 'MX' : 'TXT';
    const found = records[`${type} ${labels.join('.').toLowerCase()}`] ?? [];
    const answers = found.map((value) => {
      const data = dataBytes(type, value);
      const head = Buffer.from([0xc0, 0x0c, 0, types[type], 0, 1, 0, 0, 0, 60, 0, 0]);
      head.writeUInt16BE(data.length, 10);
      return Buffer.concat([head, data]);
    });
    const head = Buffer.from(asked.subarray(0, 12));
    head.writeUInt16BE(found.length > 0 ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(found.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, question, ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${(socket.address() as AddressInfo).port}`]);
  return resolver;
}
