/**
 * How fast enquiries are kept, each one on disk before it is answered, and how much memory the server
 * has after each tenth of them: `npm run bench -- enquiries [--count 10000] [--connections 20]`.
 * All traffic stays on this machine.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ServerProcess } from '../../server/test/server-process.ts';
import { until } from '../../server/test/until.ts';
import { root } from '../../toolchain/run.mjs';
import { tell } from '../figures.ts';
import { onDatabase, onSqlite, type Variables } from '../ledgers.ts';
import { quantile } from '../quantile.ts';

const mostEnquiries = 1_000_000;
/** Of each tenth. */
const mostMilliseconds = 120_000;
/** As many as the server remembers (recent-count.ts): before, its memory has to grow. */
const warmUp = 10_000;
/** By so much of what it was the memory may grow and still counts as flat. */
const flat = 0.1;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '20' },
  },
});
const enquiries = Math.min(mostEnquiries, Number(values.count));
const connections = Math.min(100, Number(values.connections));

/** On 2 cores at 20 connections. */
const goalPerSecond = 2000;
const slowestMilliseconds = 50;

/** Posts one enquiry. @returns milliseconds until the answer was read */
function post(agent: Agent, address: string, index: number): Promise<number> {
  const body = JSON.stringify({
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    phone: '০১৭০০০০০০০০',
    subject: 'Benchmark',
    message: `Enquiry number ${index}. `.repeat(10),
    key: `bench-${index}`,
    page: '/contact',
  });
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(`${address}/api/contact`, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      incoming.resume();
      incoming.on('end', () => {
        if (incoming.statusCode === 201) resolve(performance.now() - start);
        else reject(new Error(`status ${incoming.statusCode}`));
      });
    });
    outgoing.end(body);
  });
}

/** Posts `count` enquiries over all connections. @returns the time each took, and all together */
async function load(address: string, first: number, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let next = first;
  const start = performance.now();
  const connection = async () => {
    while (next < first + count && performance.now() - start < mostMilliseconds) {
      const index = next;
      next += 1;
      times.push(await post(agent, address, index));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const milliseconds = performance.now() - start;
  agent.destroy();
  return { times, milliseconds };
}

type Memory = { rss: number; heapUsed: number };

/**
 * @param signal SIGUSR2 as it is, SIGHUP after a collection of garbage (server-telling-memory.ts)
 * @returns what the server says about its memory, in bytes
 */
async function memoryOf(server: ServerProcess, signal: 'SIGUSR2' | 'SIGHUP'): Promise<Memory> {
  const told = () => server.lines.filter((line) => line.startsWith('{"memory":'));
  const before = told().length;
  server.kill(signal);
  await until('the server to tell its memory', () => told().length > before);
  return JSON.parse(told().at(-1) ?? '').memory;
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

/** Tells what became of a measure of memory, in bytes, from the first moment to the last. */
function tellChange(subject: string, moments: readonly number[]): void {
  const [first = 0, last = 0] = [moments[0], moments.at(-1)];
  const share = (last - first) / first;
  const misses = share > flat ? [`grows by more than ${flat * 100} %`] : [];
  tell(subject, `${moments.map(megabytes).join(' → ')} MB (${(share * 100).toFixed(0)} %)`, misses);
}

/** @returns the options of Node.js that `npm start` sets for its heap */
function optionsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return String(scripts.start).match(/--\S+/g) ?? [];
}

async function measure(name: string, variables: Variables) {
  const server = new ServerProcess(
    { LOG_LEVEL: 'info', ...variables },
    './server-telling-memory.ts',
    [process.execPath, ...optionsOfStart()],
  );
  try {
    const address = await server.listening();
    // Until the engine has compiled what it is going to run, and its heap has its size.
    await load(address, mostEnquiries, warmUp);
    const before = await memoryOf(server, 'SIGHUP');
    const times: number[] = [];
    const memories: Memory[] = [];
    let milliseconds = 0;
    const tenth = Math.ceil(enquiries / 10);
    for (let first = 0; first < enquiries; first += tenth) {
      const part = await load(address, first, Math.min(tenth, enquiries - first));
      times.push(...part.times);
      milliseconds += part.milliseconds;
      memories.push(await memoryOf(server, 'SIGUSR2'));
    }
    const after = await memoryOf(server, 'SIGHUP');
    times.sort((one, other) => one - other);
    const perSecond = (times.length / milliseconds) * 1000;
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    tell(
      `kept on ${name}`,
      `${Math.round(perSecond)} enquiries/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      [
        ...(perSecond < goalPerSecond ? [`under ${goalPerSecond}/s`] : []),
        ...(p99 >= slowestMilliseconds ? [`p99 over ${slowestMilliseconds} ms`] : []),
      ],
    );
    tellChange(`heap in use, ${name}`, [before.heapUsed, after.heapUsed]);
    tellChange(
      `resident memory, ${name}`,
      memories.map(({ rss }) => rss),
    );
  } finally {
    server.kill('SIGKILL');
    await server.gone();
  }
}

await onSqlite((variables) => measure('SQLite', variables));
await onDatabase((variables) => measure('PostgreSQL', variables));
