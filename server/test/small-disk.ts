import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.ts';

const isRoot = process.getuid?.() === 0;
/** Those of another account than root: a name space of its own, in which it may mount. */
const unshare = ['unshare', ...(isRoot ? ['--mount'] : ['--mount', '--map-root-user'])];
const enter = isRoot ? ['--mount'] : ['--mount', '--user', '--preserve-credentials'];

/** @returns why PostgreSQL can't be run on a small disk; empty when it can */
export function whyNoPostgresOnSmallDisk(): string {
  // In its name space an ordinary user is root, whom PostgreSQL refuses.
  return isRoot ? whyNoSmallDisk() : 'only root can run PostgreSQL on a small disk';
}

/** @returns why this machine makes no small disks; empty when it does */
export function whyNoSmallDisk(): string {
  const [program = '', ...options] = unshare;
  const tried = spawnSync(program, [...options, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], {
    encoding: 'utf8',
  });
  if (tried.status === 0) return '';
  const reason = (tried.error?.message ?? tried.stderr).trim().split('\n')[0];
  return `no file system can be mounted here (${reason})`;
}

/**
 * A file system in memory of a few megabytes. It is mounted in a name space of its own, so that
 * nothing is left of it when the tests are killed: programs must be started inside.
 */
export class SmallDisk {
  /** Where it is for programs that are started inside. */
  readonly directory = mkdtempSync(join(tmpdir(), 'small-disk-'));
  readonly #keeper: ChildProcess;

  private constructor(megabytes: number) {
    const [program = '', ...options] = unshare;
    const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo mounted && exec cat`;
    // Ends with this process, whose end closes its input.
    this.#keeper = spawn(program, [...options, 'sh', '-c', mount, this.directory], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  }

  static async mount(megabytes: number): Promise<SmallDisk> {
    const disk = new SmallDisk(megabytes);
    let isMounted = false;
    disk.#keeper.stdout?.once('data', () => {
      isMounted = true;
    });
    await until('the small disk to be mounted', () => isMounted);
    return disk;
  }

  /** What a command line begins with to run inside. */
  get inside(): string[] {
    return ['nsenter', '--target', String(this.#keeper.pid), ...enter, '--'];
  }

  /** Where it is for this process. */
  get seenFromOutside(): string {
    return `/proc/${this.#keeper.pid}/root${this.directory}`;
  }

  get #ballast(): string {
    return join(this.seenFromOutside, 'ballast');
  }

  /** Takes all the room that is left. */
  fill(): void {
    const file = openSync(this.#ballast, 'a');
    try {
      for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
        const block = Buffer.alloc(size);
        while (couldWrite(file, block));
      }
    } finally {
      closeSync(file);
    }
  }

  /** Gives back what `fill` took. */
  clear(): void {
    rmSync(this.#ballast, { force: true });
  }

  /** Has nobody write on it any more. @throws while somebody does */
  makeReadOnly(): void {
    const [program = '', ...options] = this.inside;
    const remount = ['mount', '-o', 'remount,bind,ro', this.directory];
    const { status, stderr } = spawnSync(program, [...options, ...remount], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }

  /** Copies everything on it, for programs outside. */
  copyTo(directory: string): void {
    cpSync(this.seenFromOutside, directory, { recursive: true });
  }

  unmount(): void {
    this.#keeper.stdin?.end();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** False when there is no room for it; a part may have been written. */
function couldWrite(file: number, block: Buffer): boolean {
  try {
    return writeSync(file, block) === block.length;
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC') return false;
    throw failure;
  }
}
