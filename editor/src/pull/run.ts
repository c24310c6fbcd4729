/**
 * Brings the words and pictures of a desk into the content of this clone: pull/run.ts URL. Started by
 * `npm run desk -- content pull URL`.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../../../toolchain/run.mjs';
import { TreeUnwritten } from '../write/tree.ts';
import { PullRefused } from './refused.ts';
import { RemoteDesk, readAddress } from './remote-desk.ts';
import { Typed } from './typed.ts';
import { type Unpacked, unpackOver } from './unpack.ts';

/** What nobody has committed could not be brought back. */
function demandCommitted(content: string): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    ...{ cwd: content, encoding: 'utf8' },
  });
  if (status === 0 && stdout !== '') {
    throw new PullRefused(
      `${content} has changes that are not committed. Commit or stash them first: all of it becomes what the desk has.`,
    );
  }
}

function sayOf(unpacked: readonly Unpacked[]): string {
  if (unpacked.length === 0) return 'The content is what the desk has already.';
  const lines = unpacked.map(({ deed, path }) => `${deed.padEnd(7)}  ${path}`);
  return `${lines.join('\n')}\n${unpacked.length} files changed. npm run check-content tells what is wrong in them.`;
}

async function pull(address: string): Promise<void> {
  const content = resolve(root, process.env['CONTENT_DIR'] || 'content');
  const desk = new RemoteDesk(readAddress(address));
  demandCommitted(content);
  const typed = new Typed();
  const email = await typed.ask('Email address');
  const password = await typed.ask('Password', true);
  try {
    await desk.signIn({ email, password, askCode: () => typed.ask('Code of the second factor') });
    console.error(sayOf(unpackOver(content, await desk.archive())));
  } finally {
    await desk.signOut();
  }
}

await pull(process.argv[2] ?? '').catch((failure: unknown) => {
  const isExpected = failure instanceof PullRefused || failure instanceof TreeUnwritten;
  console.error(isExpected ? failure.message : failure);
  process.exitCode = 1;
});
process.stdin.destroy();
