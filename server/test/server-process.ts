import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';
import { until } from './until.ts';

/** A server of which all is seen that its process shows. */
export type Server = {
  readonly lines: string[];
  listening(): Promise<string>;
  /** @returns its exit code, or the signal that ended it, once it is gone and all it said is in `lines` */
  gone(): Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
};

/** Nothing of the machine's own variables, and no .env file, may change a test. */
export const variablesOf = (variables: Record<string, string>): Record<string, string> => ({
  PORT: '0',
  HOST: '127.0.0.1',
  SITE_DIR: '/nowhere',
  RATE_LIMIT_MAX: '1000000',
  NOTICE_MAX_PER_HOUR: '1000000',
  MAIL_FROM: 'website@nokshi.example',
  MAIL_TO: 'sales@nokshi.example',
  ...variables,
});

const found = (lines: readonly string[]): string =>
  /Server listening at (http:\/\/127[^"]+)/.exec(lines.join('\n'))?.[1] ?? '';

/** @throws with what a server said that doesn't listen */
export function addressIn(lines: readonly string[]): string {
  if (found(lines) === '') throw new Error(`The server did not start:\n${lines.join('\n')}`);
  return found(lines);
}

/** The real server in a process of its own, which can be killed. */
export class ServerProcess implements Server {
  readonly lines: string[] = [];
  readonly #child: ChildProcess;
  #isGone = false;

  /**
   * @param program what starts it, in another way than production does, relative to this file
   * @param node what its command line begins with: Node.js with its options, perhaps on a small disk
   */
  constructor(
    variables: Record<string, string>,
    program = '../src/server.ts',
    node: readonly string[] = [process.execPath],
  ) {
    const file = fileURLToPath(new URL(program, import.meta.url));
    const [command = '', ...options] = [...node, '--disable-warning=ExperimentalWarning', file];
    this.#child = spawn(command, options, {
      env: { PATH: process.env['PATH'] ?? '', ...compileCache, ...variablesOf(variables) },
      cwd: '/',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // Not at `exit`: what it said last may still be on its way then.
    this.#child.once('close', () => {
      this.#isGone = true;
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.lines.push(line));
    }
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** @returns its address, once it listens */
  async listening(): Promise<string> {
    await until('the server to listen', () => found(this.lines) !== '' || this.#isGone);
    return addressIn(this.lines);
  }

  async gone(): Promise<number | string> {
    await until('the server to stop', () => this.#isGone);
    return this.#child.exitCode ?? this.#child.signalCode ?? '';
  }

  /** Writes a line to its input. */
  say(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}
