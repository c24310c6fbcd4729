/**
 * A small load generator for machines without wrk: sends one request over and over on a number of
 * connections and prints requests per second, latencies and the statuses that came as JSON.
 * Usage: node scripts/bench/load.ts <port> <connections> <seconds> [file with the whole request]
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [port = 0, connections = 32, seconds = 5] = process.argv.slice(2).map(Number);
const [, , , , , file] = process.argv;
const homePage = 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n';
const request = file === undefined ? Buffer.from(homePage) : readFileSync(file);
const latencies: number[] = [];
const statuses = new Set<number>();
let running = true;

/** Sends the next request as soon as the last byte of the answer has come. */
function askOverAndOver(): void {
  const socket = connect(port, '127.0.0.1');
  let sent = 0;
  let missing = 0;
  let isLast = false;
  const ask = () => {
    sent = performance.now();
    socket.write(request);
  };
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    if (missing === 0) {
      const answer = readHead(chunk);
      statuses.add(answer.status);
      missing = answer.length;
      isLast = answer.isLast;
    }
    missing -= chunk.length;
    if (missing > 0) return;
    latencies.push(performance.now() - sent);
    if (running && !isLast) ask();
    else socket.destroy();
  });
  socket.on('close', () => {
    if (running && isLast) askOverAndOver();
  });
  socket.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

/** The head of an answer arrives in one piece on loopback. */
function readHead(firstChunk: Buffer): { status: number; length: number; isLast: boolean } {
  const end = firstChunk.indexOf('\r\n\r\n') + 4;
  const head = firstChunk.toString('latin1', 0, end);
  return {
    status: Number(head.slice(9, 12)),
    length: end + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0),
    isLast: /connection: close/i.test(head),
  };
}

for (let index = 0; index < connections; index += 1) askOverAndOver();
await wait(seconds * 1000);
running = false;
latencies.sort((one, other) => one - other);
const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
const perSecond = latencies.length / seconds;
console.log(JSON.stringify({ perSecond, p50: at(0.5), p99: at(0.99), statuses: [...statuses] }));
