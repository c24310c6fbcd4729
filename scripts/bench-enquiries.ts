/**
 * How fast enquiries are kept, each one on disk before it is answered, and how much memory the server
 * has after each tenth of them: `npm run bench -- enquiries [--count 10000] [--connections 20]`.
 * All traffic stays on this machine.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PostgresServer } from '../server/test/postgres-server.ts';
import { ServerProcess } from '../server/test/server-process.ts';
import { until } from '../server/test/until.ts';
import { root } from './run.mjs';

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

/** Enquiries per second, on 2 cores at 20 connections. */
const goals = { SQLite: 2000, PostgreSQL: 2000 };
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

/** What became of a measure of memory between two moments. */
function change(name: string, before: number, after: number): string {
  const share = (after - before) / before;
  const words = share <= flat ? 'flat' : 'grows';
  return `${name} ${megabytes(before)} → ${megabytes(after)} MB (${(share * 100).toFixed(0)} %, ${words})`;
}

/** @returns the options of Node.js that `npm start` sets for its heap */
function optionsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return String(scripts.start).match(/--\S+/g) ?? [];
}

async function measure(name: keyof typeof goals, variables: Record<string, string>) {
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
    const quantile = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
    const reached = perSecond >= goals[name] && quantile(0.99) < slowestMilliseconds;
    console.log(
      [
        name.padEnd(11),
        `${Math.round(perSecond).toString().padStart(6)} enquiries/s`,
        `p50 ${quantile(0.5).toFixed(1).padStart(5)} ms`,
        `p99 ${quantile(0.99).toFixed(1).padStart(5)} ms`,
        reached
          ? 'goal reached'
          : `below the goal (${goals[name]}/s, p99 < ${slowestMilliseconds} ms)`,
      ].join('   '),
    );
    const rss = memories.map((memory) => memory.rss);
    const column = (bytes: number[]) => bytes.map(megabytes).join(' ');
    console.log(
      `  ${change('in use on the heap', before.heapUsed, after.heapUsed)}; ` +
        `${change('RSS after the first and the last tenth', rss[0] ?? 0, rss.at(-1) ?? 0)}`,
    );
    // The heap holds garbage until the engine finds a full collection worth its time.
    console.log(`  MB after each tenth: RSS ${column(rss)}`);
    console.log(`      heap with garbage: ${column(memories.map(({ heapUsed }) => heapUsed))}`);
  } finally {
    server.kill('SIGKILL');
    await server.gone();
  }
}

console.log(
  `${enquiries} enquiries over ${connections} connections, each fsynced before its answer`,
);
const directory = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  await measure('SQLite', { DATA_DIR: directory });
} finally {
  rmSync(directory, { recursive: true, force: true });
}
const postgres = await PostgresServer.start('on');
try {
  await measure('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() });
} finally {
  await postgres.stop();
}
