/**
 * How fast the home page is answered while another process holds the write lock of a SQLite ledger
 * and enquiries arrive: `npm run bench -- locked`. Exits with 1 when the goal is missed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ServerProcess } from '../../server/test/server-process.ts';
import { Storm } from '../../server/test/storm.ts';
import { tell } from '../figures.ts';
import { quantile } from '../quantile.ts';
import { readUntil } from './home-page.ts';

const lockSeconds = 5;
/** The 99th percentile of the home page. */
const goalMilliseconds = 20;

/** The program of the other process: holds the lock and says so. */
const holder = `
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(process.argv[1]);
database.exec('pragma busy_timeout = 5000; begin immediate');
console.log('locked');
setTimeout(() => database.exec('commit'), Number(process.argv[2]) * 1000);
`;

const inWords = (times: readonly number[]): string =>
  `${times.length} pages, p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, longest ${quantile(times, 1).toFixed(1)} ms`;

const directory = mkdtempSync(join(tmpdir(), 'bench-'));
const SITE_DIR = resolve(process.env['SITE_DIR'] ?? 'site/dist');
const server = new ServerProcess({ DATA_DIR: directory, LOG_LEVEL: 'info', SITE_DIR });
const storm = new Storm();
try {
  const address = await server.listening();
  // Until the engine has compiled what it is going to run.
  await readUntil(pause(2000), address);
  tell('home page, nobody writes', inWords(await readUntil(pause(lockSeconds * 1000), address)));
  storm.begin(address);
  await storm.acknowledges(100);
  const file = join(directory, 'enquiries.sqlite');
  const child = spawn(process.execPath, ['-e', holder, file, String(lockSeconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  await once(child.stdout, 'data');
  const before = storm.acknowledged.size;
  const times = await readUntil(gone, address);
  const refused = [...storm.refusals].map(([status, count]) => `${count} answered ${status}`);
  const posts = `${storm.acknowledged.size - before} enquiries kept, ${refused.join(', ')}`;
  tell(
    `home page, locked for ${lockSeconds} s`,
    `${inWords(times)}; meanwhile ${posts}`,
    quantile(times, 0.99) < goalMilliseconds ? [] : [`p99 over ${goalMilliseconds} ms`],
  );
} finally {
  storm.breakOff();
  server.kill('SIGKILL');
  await server.gone();
  rmSync(directory, { recursive: true, force: true });
}
