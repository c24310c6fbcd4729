import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

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
  const readVariables = () => {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return process.env;
  };
  return { readVariables, stdin, stdout, stderr };
}
