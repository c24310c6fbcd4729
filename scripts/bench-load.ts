/**
 * A small load generator for machines without wrk: asks over and over for one address on a number
 * of connections and prints requests per second and latencies as JSON.
 * Usage: node scripts/bench-load.ts <port> <connections> <seconds>
 */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [port = 0, connections = 32, seconds = 5] = process.argv.slice(2).map(Number);
const request = 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n';
const latencies: number[] = [];
let running = true;

/** Sends the next request as soon as the last byte of the answer has come. */
function askOverAndOver(): void {
  const socket = connect(port, '127.0.0.1');
  let sent = 0;
  let missing = 0;
  const ask = () => {
    sent = performance.now();
    socket.write(request);
  };
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    missing = missing === 0 ? lengthOfAnswer(chunk) - chunk.length : missing - chunk.length;
    if (missing > 0) return;
    latencies.push(performance.now() - sent);
    if (running) ask();
    else socket.destroy();
  });
  socket.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

/** The head of an answer arrives in one piece on loopback. */
function lengthOfAnswer(firstChunk: Buffer): number {
  const end = firstChunk.indexOf('\r\n\r\n') + 4;
  const head = firstChunk.toString('latin1', 0, end);
  return end + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
}

for (let index = 0; index < connections; index += 1) askOverAndOver();
await wait(seconds * 1000);
running = false;
latencies.sort((one, other) => one - other);
const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
console.log(JSON.stringify({ perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) }));
