/**
 * How many refused enquiries one core answers a second, as JSON and as the form's page, beside the
 * plain page: `npm run bench -- refusals`. The server that production runs, over loopback, on
 * connections that are kept alive; server and load have a core each. "A core" is what the server
 * answers in a second of processor time, which other programs on the machine change little.
 * Usage: node scripts/bench/refusals.ts [seconds per figure] [folder of the built site]
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { bodyLimit } from '../../server/src/enquiries/large-forms.ts';
import { ServerProcess } from '../../server/test/server-process.ts';
import { tell } from '../figures.ts';
import { moveToCore, onCore } from './cores.ts';

type Headers = Readonly<Record<string, string>>;
type Figures = { perSecond: number; p50: number; p99: number; statuses: number[] };

const [duration = '5', folder = 'site/dist'] = process.argv.slice(2);
const seconds = Number(duration);
const connections = 20;
const goal = 5000;

const directory = mkdtempSync(join(tmpdir(), 'bench-'));
const requestFile = join(directory, 'request');

const enquiry = {
  name: 'Rahim Uddin',
  email: 'rahim@example.com',
  message: 'আমাদের স্কুলের জন্য একটি সফটওয়্যার দরকার। '.repeat(5),
};
const withoutName = { ...enquiry, name: '' };
const large = { ...enquiry, message: 'x'.repeat(bodyLimit) };
const script = { Accept: '*/*' };
const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const crossSite = { 'Sec-Fetch-Site': 'cross-site' };

function request(start: string, headers: Headers, body = ''): string {
  const all = { Host: 'localhost', ...headers, 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${start} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

const asJson = (fields: object, headers: Headers = {}): string =>
  request(
    'POST /api/contact',
    { ...script, 'Content-Type': 'application/json', ...headers },
    JSON.stringify(fields),
  );

const asForm = (fields: Record<string, string>, headers: Headers = {}): string =>
  request(
    'POST /api/contact',
    { ...browser, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    new URLSearchParams(fields).toString(),
  );

const asXml = (headers: Headers): string =>
  request('POST /api/contact', { ...headers, 'Content-Type': 'application/xml' }, '<a/>');

/** The processor time of a process; NaN where the system doesn't say it in hundredths. */
function processorSeconds(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return Number.NaN;
  }
}

async function load(port: string, duration: number): Promise<Figures> {
  const client = ['scripts/bench/load.ts', port, String(connections), String(duration)];
  const { stdout } = await promisify(execFile)(
    ...onCore(1, [process.execPath, ...client, requestFile]),
  );
  return JSON.parse(stdout) as Figures;
}

/** A server whose visitors may post this often a minute, with what is measured on it. */
async function onServer(
  limit: number,
  cases: readonly (readonly [name: string, status: number, request: string])[],
): Promise<void> {
  const server = new ServerProcess({
    DATA_DIR: join(directory, String(limit)),
    SITE_DIR: resolve(folder),
    LOG_LEVEL: 'info',
    RATE_LIMIT_MAX: String(limit),
  });
  try {
    const { port } = new URL(await server.listening());
    moveToCore(0, server.pid);
    for (const [name, status, text] of cases) {
      writeFileSync(requestFile, text);
      // Until the engine has compiled what it is going to run.
      await load(port, 1);
      const before = processorSeconds(server.pid);
      const { perSecond, p50, p99, statuses } = await load(port, seconds);
      const ofCore = (perSecond * seconds) / (processorSeconds(server.pid) - before);
      if (String(statuses) !== String(status)) throw new Error(`${name} gave ${statuses}`);
      tell(
        name,
        `${Math.round(perSecond)}/s, ${Math.round(ofCore)} a core, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        Math.max(perSecond, ofCore || 0) >= goal ? [] : [`under ${goal}/s`],
      );
    }
  } finally {
    server.kill('SIGKILL');
    await server.gone();
  }
}

try {
  await onServer(100_000_000, [
    ['page, not compressed', 200, request('GET /contact', browser)],
    ['403 as JSON', 403, asJson(enquiry, crossSite)],
    ['413 as JSON', 413, asJson(large)],
    ['415 as JSON', 415, asXml(script)],
    ['422 as JSON', 422, asJson(withoutName)],
    ['403 as a page', 403, asForm(enquiry, crossSite)],
    ['413 as a page', 413, asForm(large)],
    ['415 as a page', 415, asXml(browser)],
    ['422 as a page', 422, asForm(withoutName)],
  ]);
  // The load's first request is taken.
  await onServer(1, [
    ['429 as JSON', 429, asJson(enquiry)],
    ['429 as a page', 429, asForm(enquiry)],
  ]);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
