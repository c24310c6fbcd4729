import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deskFolder } from '@nokshi/releases/paths.ts';
import { takeLock } from '@nokshi/releases/publish-lock.ts';
import { buildApp } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import { ownContent } from '../../sentences.ts';
import { CommandRefused } from '../command/command-refused.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Histories, what was published last, and a ledger without enquiries: of no other program. */
const data = join(root, '.cache/edit');

/**
 * `npm run desk -- edit`: the editor for the words and pictures of this clone, on this machine alone,
 * without signing in. Publishing builds site/dist.
 * @param port where it listens; 0 for any that is free
 * @throws CommandRefused when it can't begin
 */
export async function edit(port: number): Promise<void> {
  if (!existsSync(join(root, 'editor')) || !existsSync(join(root, 'toolchain'))) {
    throw new CommandRefused('The editor is not installed here: it needs the whole project.');
  }
  mkdirSync(data, { recursive: true });
  // Held as long as the process lives.
  const letGo = takeLock(data, 'editing', 0);
  if (!letGo) throw new CommandRefused('The editor runs already, in another terminal.');
  const content = resolve(root, process.env['CONTENT_DIR'] || ownContent);
  const site = join(root, 'site/dist');
  const { prepareSite } = await import('./site-of-clone.ts');
  const failure = await prepareSite(deskFolder(data), content, site);
  if (failure !== undefined) throw new CommandRefused(`The site could not be built.\n${failure}`);
  // Nothing of a .env: what stands there is meant for a server.
  const environment = readEnvironment({
    ...{ HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' },
    ...{ DATA_DIR: data, CONTENT_DIR: content, SITE_DIR: site },
  });
  const token = randomBytes(32).toString('base64url');
  const app = await buildApp(environment, Date.now, { token });
  const address = await app.listen({ host: environment.HOST, port }).catch((failure: unknown) => {
    const isTaken = failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE';
    throw isTaken ? new CommandRefused(`Port ${port} is in use by another program.`) : failure;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await app.close();
      letGo();
      process.exit();
    });
  }
  console.error(`Open ${address}/desk?token=${token}
in a browser on this machine. What is changed there stands in ${content} at once;
publishing builds ${site}. Ctrl+C ends it.`);
}
