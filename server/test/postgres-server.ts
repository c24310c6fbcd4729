import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import {
  type Account,
  accountForServer,
  asAccount,
  findBinaries,
  runnableBinaries,
} from './postgres-binaries.ts';
import { childrenOf, isRunning, killProcess } from './processes.ts';
import type { SmallDisk } from './small-disk.ts';
import { until } from './until.ts';

/** A PostgreSQL of our own, on a free port of this machine. */
export class PostgresServer {
  readonly #directory: string;
  readonly #data: string;
  /** What each of its command lines begins with. */
  readonly #inside: readonly string[];
  readonly #binaries: string;
  readonly #account: Account | undefined;
  readonly #port: number;
  readonly #fsync: 'on' | 'off';
  #process: ChildProcess | undefined;
  /** Where the tests are interrupted, nobody calls stop(). */
  readonly #atExit = () => {
    this.#process?.kill('SIGQUIT');
    // Its processes may still write for a moment.
    rmSync(this.#directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };

  private constructor(
    directory: string,
    disk: SmallDisk | undefined,
    binaries: string,
    account: Account | undefined,
    port: number,
    fsync: 'on' | 'off',
  ) {
    this.#directory = directory;
    this.#data = join(disk?.directory ?? directory, 'data');
    this.#inside = disk ? [...disk.inside, ...asAccount(account)] : [];
    this.#binaries = binaries;
    // Only root may go inside: the account is taken there.
    this.#account = disk ? undefined : account;
    this.#port = port;
    this.#fsync = fsync;
    process.once('exit', this.#atExit);
  }

  /**
   * @param fsync 'on' where the speed of durable writes is measured; tests kill our server, not
   *   the machine, and make many databases
   * @param disk takes its data, in place of a temporary directory
   * @throws with a sentence on what to install when there is no PostgreSQL
   */
  static async start(fsync: 'on' | 'off', disk?: SmallDisk): Promise<PostgresServer> {
    const found = findBinaries();
    const account = accountForServer();
    const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
    if (account) chownSync(directory, account.uid, account.gid);
    const binaries = runnableBinaries(found, account, directory);
    const port = await freePort();
    const server = new PostgresServer(directory, disk, binaries, account, port, fsync);
    server.#makeData();
    await server.resume();
    return server;
  }

  /** @returns the command line that runs one of its programs where its data are */
  #commandLine(program: string, options: readonly string[]): [string, string[]] {
    const [command = '', ...rest] = [...this.#inside, join(this.#binaries, program), ...options];
    return [command, rest];
  }

  #makeData(): void {
    const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    const [command, rest] = this.#commandLine('initdb', ['-D', this.#data, ...options]);
    execFileSync(command, rest, { ...this.#account, cwd: '/', stdio: 'pipe' });
  }

  /** Starts it, on the same port and with the same data. */
  async resume(): Promise<void> {
    const settings = [`port=${this.#port}`, 'listen_addresses=127.0.0.1', `fsync=${this.#fsync}`];
    // Their databases are many and gone in a moment: to tidy them all, to compile a question that is asked
    // once, and to write down what nobody brings back, takes more than the tests do.
    if (this.#fsync === 'off') {
      settings.push('autovacuum=off', 'full_page_writes=off', 'jit=off');
      settings.push('wal_level=minimal', 'max_wal_senders=0');
      // Beside those of the servers that run, each ledger that was emptied keeps one.
      settings.push('max_connections=300');
    }
    const [command, rest] = this.#commandLine('postgres', [
      '-D',
      this.#data,
      '-k',
      '',
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    const child = spawn(command, rest, { ...this.#account, cwd: '/', stdio: 'ignore' });
    this.#process = child;
    await until('PostgreSQL to answer', () =>
      ask(this.url('postgres'), 'select 1').then(() => true),
    );
  }

  /** Stops it at once; its data stay. */
  async pause(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await exited;
  }

  /** Kills each of its processes, as a power cut would end them; its data stay as they are. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child?.pid || child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    // Stopped first, so that it begins no further process. Each is a process group of its own.
    child.kill('SIGSTOP');
    const processes = childrenOf(child.pid);
    for (const one of [...processes, child.pid]) killProcess(one);
    await exited;
    await until('every process of PostgreSQL to end', () => !processes.some(isRunning));
  }

  async stop(): Promise<void> {
    await this.pause();
    process.off('exit', this.#atExit);
    rmSync(this.#directory, { recursive: true, force: true });
  }

  /** @returns the address of a new, empty database */
  createDatabase(): Promise<string> {
    return createDatabase(this.url('postgres'));
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }
}

/** Does something over a connection of its own. */
export async function connectedTo<Result>(
  address: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ask = (address: string, statement: string): Promise<unknown> =>
  connectedTo(address, (client) => client.query(statement));

/**
 * @param address of any database of a PostgreSQL server
 * @param original what it is made from, to which nobody is connected: by default an empty one
 * @returns the address of a new database on it
 */
export async function createDatabase(address: string, original = 'template1'): Promise<string> {
  const name = `ledger_${randomUUID().replaceAll('-', '')}`;
  // Takes half as long as by way of the log of what is written, and leaves that short.
  await ask(address, `create database ${name} template ${original} strategy file_copy`);
  const created = new URL(address);
  created.pathname = `/${name}`;
  return created.href;
}
