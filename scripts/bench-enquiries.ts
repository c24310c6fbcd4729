/**
 * How fast enquiries are kept, each one on disk before it is answered: `npm run bench -- enquiries`.
 * All traffic stays on this machine. `node scripts/bench-enquiries.ts [enquiries] [connections]`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '../server/test/postgres-server.ts';
import { ServerProcess } from '../server/test/server-process.ts';

const mostEnquiries = 100_000;
const mostMilliseconds = 120_000;

const enquiries = Math.min(mostEnquiries, Number(process.argv[2] ?? 10_000));
const connections = Math.min(100, Number(process.argv[3] ?? 20));

/** Enquiries per second, on 2 cores at 20 connections. */
const goals = { SQLite: 1000, PostgreSQL: 400 };
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
  return { times: times.sort((one, other) => one - other), milliseconds };
}

const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;

async function measure(name: keyof typeof goals, variables: Record<string, string>) {
  const server = new ServerProcess({ LOG_LEVEL: 'info', ...variables });
  try {
    const address = await server.listening();
    // Until the engine has compiled what it is going to run, and its heap has its size.
    await load(address, mostEnquiries, Math.ceil(enquiries / 2));
    const before = residentMegabytes(server.pid);
    const { times, milliseconds } = await load(address, 0, enquiries);
    const after = residentMegabytes(server.pid);
    const perSecond = (times.length / milliseconds) * 1000;
    const quantile = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
    const reached = perSecond >= goals[name] && quantile(0.99) < slowestMilliseconds;
    console.log(
      [
        name.padEnd(11),
        `${Math.round(perSecond).toString().padStart(6)} enquiries/s`,
        `p50 ${quantile(0.5).toFixed(1).padStart(5)} ms`,
        `p99 ${quantile(0.99).toFixed(1).padStart(5)} ms`,
        `RSS ${before.toFixed(0)} → ${after.toFixed(0)} MB`,
        reached
          ? 'goal reached'
          : `below the goal (${goals[name]}/s, p99 < ${slowestMilliseconds} ms)`,
      ].join('   '),
    );
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
