/**
 * Two replicas with one PostgreSQL behind nginx, set up from deploy/nginx, on this machine: enquiries
 * and pages are asked for while one replica after the other is killed. `npm run crash-replicas`;
 * exits with 1 when an acknowledged enquiry is lost, one is kept twice, or a page is not answered.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Database } from '../../server/src/ledger/database/database.ts';
import { allEnquiries } from '../../server/test/all-enquiries.ts';
import { PostgresServer } from '../../server/test/postgres-server.ts';
import { ServerProcess } from '../../server/test/server-process.ts';
import { silent, testEnvironment } from '../../server/test/test-environment.ts';
import { root } from '../../toolchain/run.mjs';

const writers = 8;
const readers = 4;
const kills = 6;

const tally = { acknowledged: new Map<string, string>(), sentAgain: 0, pages: 0, pagesFailed: 0 };
let ended = false;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The files of deploy/nginx with this machine's ports in them, and plain http in place of TLS. */
function nginxConfiguration(folder: string, port: number, replicas: readonly number[]): string {
  const read = (name: string) => readFileSync(path.join(root, 'deploy/nginx', name), 'utf8');
  const upstream = read('upstream-replicas.conf')
    .replace('10.0.0.11:3000', `127.0.0.1:${replicas[0]}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${replicas[1]}`);
  const [, , secure = ''] = read('site.conf').split(/^server \{$/m);
  const server = `server {${secure}`
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} default_server;`)
    .replace(/^\s+ssl_.*$/gm, '');
  return `pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 512; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/1; uwsgi_temp_path ${folder}/2; scgi_temp_path ${folder}/3;
${upstream}\n${server}}`;
}

/** Sends enquiries as the form does: each until it is acknowledged, every time under the same key. */
async function write(address: string, writer: number): Promise<void> {
  for (let index = 0; !ended; index += 1) {
    const key = `${writer}-${index}`;
    const message = `Enquiry ${key}`;
    const email = `writer${key}@example.com`;
    const body = JSON.stringify({ name: `Writer ${writer}`, email, message, key });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    while (!tally.acknowledged.has(message)) {
      try {
        const signal = AbortSignal.timeout(10_000);
        const answer = await fetch(`${address}/api/contact`, {
          method: 'POST',
          headers,
          body,
          signal,
        });
        const { reference } = (await answer.json()) as { reference?: string };
        if (!reference) throw new Error(`status ${answer.status}`);
        tally.acknowledged.set(message, reference);
      } catch {
        tally.sentAgain += 1;
        await wait(20);
      }
    }
  }
}

async function read(address: string): Promise<void> {
  while (!ended) {
    const answer = await fetch(`${address}/contact`).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.status === 200) tally.pages += 1;
    else tally.pagesFailed += 1;
    await wait(5);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'replicas-'));
const postgres = await PostgresServer.start('on');
const DATABASE_URL = await postgres.createDatabase();
const ports = [await freePort(), await freePort()];
const SITE_DIR = path.resolve(root, process.env['SITE_DIR'] ?? 'site/dist');
const start = (index: number) =>
  new ServerProcess({
    DATABASE_URL,
    SITE_DIR,
    PORT: String(ports[index]),
    TRUST_PROXY: '127.0.0.1',
  });
const replicas = [start(0), start(1)];
const port = await freePort();
writeFileSync(path.join(folder, 'nginx.conf'), nginxConfiguration(folder, port, ports));
const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
  stdio: 'inherit',
});
const address = `http://127.0.0.1:${port}`;

try {
  for (const replica of replicas) await replica.listening();
  const load = [
    ...Array.from({ length: writers }, (_, writer) => write(address, writer)),
    ...Array.from({ length: readers }, () => read(address)),
  ];
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(2000 + Math.random() * 1000);
    const index = kill % 2;
    replicas[index]?.kill('SIGKILL');
    await replicas[index]?.gone();
    await wait(1000);
    const next = start(index);
    replicas[index] = next;
    await next.listening();
  }
  ended = true;
  await Promise.all(load);
  await report();
} finally {
  for (const replica of replicas) replica.kill('SIGTERM');
  nginx.kill('SIGTERM');
  await Promise.all(replicas.map((replica) => replica.gone()));
  await postgres.stop();
  if (process.exitCode)
    console.log(readFileSync(path.join(folder, 'error.log'), 'utf8').slice(-1500));
  rmSync(folder, { recursive: true, force: true });
}

async function report(): Promise<void> {
  const database = new Database(testEnvironment({ DATABASE_URL }), silent);
  const kept = await allEnquiries(database);
  await database.close();
  const references = new Set(kept.map(({ reference }) => reference));
  const messages = new Set(kept.map(({ message }) => message));
  const lost = [...tally.acknowledged.values()].filter((reference) => !references.has(reference));
  const doubled = kept.length - messages.size;
  const { acknowledged, sentAgain, pages, pagesFailed } = tally;
  console.log(
    `${kills} kills: ${acknowledged.size} enquiries acknowledged, ${sentAgain} sent again, ${lost.length} lost, ${doubled} kept twice; ${pages} pages answered, ${pagesFailed} not`,
  );
  if (lost.length + doubled + pagesFailed > 0) process.exitCode = 1;
}
