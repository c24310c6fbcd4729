import type { Readable, Writable } from 'node:stream';
import { ownVariables } from './env-file.ts';

/** Where a command takes from and writes to. */
export type Terminal = {
  readVariables: () => Readonly<Record<string, string | undefined>>;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable;
};

/** That of this process, whose variables are completed by the file .env. */
export function ownTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  return { readVariables: ownVariables, stdin, stdout, stderr };
}
