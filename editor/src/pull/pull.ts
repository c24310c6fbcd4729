import { spawnSync } from 'node:child_process';
import { TreeUnwritten } from '../write/tree.ts';
import { PullRefused } from './refused.ts';
import { RemoteDesk, readAddress } from './remote-desk.ts';
import { type Terminal, Typed } from './typed.ts';
import { type Unpacked, unpackOver } from './unpack.ts';

/** Refuses to overwrite changes that are not committed, as they could not be restored. */
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

/**
 * Brings the words and pictures of a desk into a folder of content.
 * @param content the folder
 * @param address of the desk
 * @returns an exit code
 */
export async function pull(content: string, address: string, terminal: Terminal): Promise<0 | 1> {
  const say = (text: unknown) => terminal.stderr.write(`${text}\n`);
  const typed = new Typed(terminal);
  try {
    const desk = new RemoteDesk(readAddress(address));
    demandCommitted(content);
    const email = await typed.ask('Email address');
    const password = await typed.ask('Password', true);
    try {
      await desk.signIn({ email, password, askCode: () => typed.ask('Code of the second factor') });
      say(sayOf(unpackOver(content, await desk.archive())));
    } finally {
      await desk.signOut();
    }
    return 0;
  } catch (failure) {
    const isExpected = failure instanceof PullRefused || failure instanceof TreeUnwritten;
    say(isExpected || !(failure instanceof Error) ? messageOf(failure) : failure.stack);
    return 1;
  }
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);
