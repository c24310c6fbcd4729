import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../toolchain/run.mjs';
import { listen } from './secure-front.ts';

/** Starts the project's server on a free port, with a ledger of its own that is thrown away. */
export async function serveSite(directory: string): Promise<{ address: string; stop(): void }> {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'audit-'));
  const child = spawn(process.execPath, ['server/src/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      SITE_DIR: directory,
      DATA_DIR: data,
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'error',
    },
  });
  const address = `http://localhost:${port}`;
  const stop = () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer?.ok) return { address, stop };
    await wait(100);
  }
  stop();
  throw new Error(`The server did not start on ${address}.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
