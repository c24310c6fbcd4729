import { type ChildProcess, spawn } from 'node:child_process';
import fs, { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lack } from '@nokshi/contract/release.ts';
import { deskFolder } from '@nokshi/releases/paths.ts';
import { currentRelease } from '@nokshi/releases/pointer.ts';
import {
  failed,
  idle,
  isUnfit,
  notedProgress,
  noteProgress,
  type Progress,
  type Reason,
} from '@nokshi/releases/progress.ts';
import { isLocked } from '@nokshi/releases/publish-lock.ts';
import type { PublishOrder, PublishTold } from '../../../../editor/src/publish/order.ts';
import { minute } from '../../durations.ts';
import { settings as settingNames } from '../../environment.ts';
import { isWritable, nearestThere } from '../../folders.ts';
import type { Log } from '../../log.ts';
import type { SiteSettings } from '../../releases/releases.ts';
import { ownContent } from '../../sentences.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const publishProgram = join(root, 'editor/src/publish/run.ts');

/** What a build takes; less would make the machine end it, or the server. */
const neededBytes = 2 * 1024 ** 3;

/** A release and what is built beside it take a quarter of this, where nothing is shared with an older one. */
const neededOnDisk = 512 * 1024 ** 2;

/**
 * Where Astro writes in the project, wherever else it is told to keep things (withastro/astro#11758). The
 * rest of what a build writes lies in DATA_DIR/desk and the folder for temporary files.
 */
export const writtenInProject = 'site/.astro';

/** As toolchain/build.mjs does it. */
const frugal = {
  nodeOptions: ['--max-old-space-size=1200', '--max-semi-space-size=64'],
  MALLOC_ARENA_MAX: '2',
};

/** Many times what a build takes on a small machine: one that takes longer hangs. */
const longestMilliseconds = 30 * minute;

/** What is known of the end of one that fails: the last that it said. */
const mostSaid = 8000;

/** Whether something is wrong with the machine, and not with the content, and nobody wanted it so. */
const isOfMachine = (why: Reason): boolean => !isUnfit(why) && why !== 'cancelled';

/** What a build needs of this process's variables: nothing that the server is told, passwords among it. */
const withoutSettings = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(variables).filter(
      ([name]) => !settingNames.has(name.toUpperCase()) && !/^PG/i.test(name),
    ),
  );

const isUnderWay = ({ state }: Progress): boolean => state !== 'idle' && state !== 'failed';

/** What shows what is published: whether there is a site at all, and how to have it look for a newer one. */
type PublishedSite = { readonly site: unknown; look: () => Promise<void> };

/** Has the site built in a process of its own, one at a time, and knows how far it is. */
export class Publishing {
  readonly desk: string;
  readonly #settings: SiteSettings;
  readonly #site: PublishedSite;
  readonly #log: Log;
  #child: ChildProcess | undefined;
  readonly #onState: () => void;
  readonly #program: string;
  readonly #project: string;
  #toldClosed: string | undefined;
  /** Why it was ended here, before it came to its end. */
  #endedFor: 'cancelled' | 'too-long' | undefined;
  /** Fulfilled once nothing is under way that was begun here. */
  ended: Promise<unknown> = Promise.resolve();
  readonly #longest: number;
  /** How far the last one is that was begun here. */
  #told: Progress = idle;
  /** What stayed noted though the last one ended otherwise, for want of room. */
  #notedInstead: string | undefined;

  /**
   * @param onState told whenever it comes to another state
   * @param longest milliseconds after which it is ended
   */
  constructor(
    settings: SiteSettings,
    site: PublishedSite,
    log: Log,
    onState: () => void,
    program = publishProgram,
    project = root,
    longest = longestMilliseconds,
  ) {
    this.desk = deskFolder(settings.DATA_DIR);
    this.#settings = settings;
    this.#site = site;
    this.#log = log;
    this.#onState = onState;
    this.#program = program;
    this.#project = project;
    this.#longest = longest;
  }

  /** What this machine lacks to publish; undefined where it can. */
  get lack(): Lack | undefined {
    if (!this.#site.site) return 'site';
    if (!existsSync(this.#program) || !canBuild()) return 'tools';
    if (this.#child) return undefined;
    if (this.#closedFolder() !== undefined) return 'folders';
    if (bytesFree(this.desk) < neededOnDisk) return 'disk';
    return process.availableMemory() >= neededBytes ? undefined : 'memory';
  }

  /** A folder that a build writes to, and may not; the log tells of another one each time. */
  #closedFolder(): string | undefined {
    const folders = [this.desk, join(this.#project, writtenInProject), tmpdir()];
    const closed = folders.find((folder) => !isWritable(nearestThere(folder)));
    if (closed !== undefined && closed !== this.#toldClosed) {
      this.#log.error({
        event: 'release.folder',
        folder: closed,
        means: 'it may not be written to',
      });
    }
    this.#toldClosed = closed;
    return closed;
  }

  /** Whether somebody publishes, here or on another machine. */
  get isBusy(): boolean {
    return isUnderWay(this.progress);
  }

  /** How far the last release or draft is that anybody began. */
  get progress(): Progress {
    if (this.#child) return this.#told;
    const noted = notedProgress(this.desk);
    if (JSON.stringify(noted) === this.#notedInstead) return this.#told;
    if (!isUnderWay(noted) || isLocked(this.desk)) return noted;
    // Whoever noted that is gone.
    return failed('interrupted');
  }

  /** The words and pictures that would be published. */
  get #from(): string {
    const draft = join(this.desk, 'draft');
    return existsSync(draft) ? draft : (this.#settings.CONTENT_DIR ?? ownContent);
  }

  /**
   * Begins, and waits until it is known whether the content is right.
   * @param entries the ids of the changes that are published; null for all
   * @param plan the id of the plan by which they are; null where somebody does it now
   * @returns how far it is; 'busy' when somebody publishes already
   */
  begin(
    what: PublishOrder['what'],
    by: string,
    entries: PublishOrder['entries'] = null,
    plan: PublishOrder['plan'] = null,
  ): Promise<PublishTold> {
    if (this.#child) return Promise.resolve('busy');
    mkdirSync(this.desk, { recursive: true, mode: 0o700 });
    const child = spawn(
      process.execPath,
      [...frugal.nodeOptions, '--disable-warning=ExperimentalWarning', this.#program],
      {
        cwd: root,
        env: {
          ...withoutSettings(process.env),
          NODE_ENV: 'production',
          // It would keep a file of its own in the user's home, which a container may not have.
          ASTRO_TELEMETRY_DISABLED: '1',
          MALLOC_ARENA_MAX: frugal.MALLOC_ARENA_MAX,
          NODE_COMPILE_CACHE:
            process.env['NODE_COMPILE_CACHE'] ?? join(this.desk, 'build/cache/node'),
        },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    this.#child = child;
    this.#endedFor = undefined;
    const before = currentRelease(this.desk);
    const limit = setTimeout(() => this.#end('too-long'), this.#longest).unref();
    const made = what === 'own' ? 'release' : what;
    this.#told = { ...idle, what: made, state: 'checking' };
    let message = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      message = `${message}${text}`.slice(-mostSaid);
    });
    const order: PublishOrder = {
      ...{ what, by, entries, plan, desk: this.desk, from: resolve(this.#from) },
      ownSite: resolve(this.#settings.SITE_DIR),
      ownContent: resolve(this.#settings.CONTENT_DIR ?? ownContent),
    };
    child.send(order, () => {});
    const { promise: ended, resolve: isEnded } = Promise.withResolvers<void>();
    this.ended = ended;
    return new Promise((known) => {
      let last: PublishTold = this.#told;
      child.on('message', (told: PublishTold) => {
        last = told;
        if (told === 'busy' || !isUnderWay(told)) return;
        const isOther = told.state !== this.#told.state;
        this.#told = told;
        if (isOther) this.#onState();
        if (told.state !== 'checking') known(told);
      });
      const end = async (code: number | null, signal: string | null) => {
        clearTimeout(limit);
        // It had no time to say so itself.
        if (last !== 'busy' && isUnderWay(last)) {
          // One that is ended while it tidies up is on the site already.
          const isShown = currentRelease(this.desk) !== before;
          last = isShown ? { ...idle, progress: 1 } : failed(this.#endedFor ?? 'interrupted');
          last = { ...last, what: made };
          noteProgress(this.desk, last);
        }
        if (last !== 'busy' && last.state === 'failed' && isOfMachine(last.reason)) {
          this.#log.error({
            event: 'release.failed',
            reason: last.reason,
            code,
            signal,
            said: message,
          });
        }
        // Under way until it is shown.
        await this.#site.look();
        this.#child = undefined;
        if (last !== 'busy') this.#keep(last);
        known(last);
        isEnded();
        this.#onState();
      };
      // One that could not be started says no more than that.
      child.once('error', () => {
        child.removeListener('exit', end);
        void end(null, null);
      });
      child.once('exit', end);
    });
  }

  #keep(told: Progress): void {
    this.#told = told;
    const noted = JSON.stringify(notedProgress(this.desk));
    this.#notedInstead = noted === JSON.stringify(told) ? undefined : noted;
  }

  /** Ends what was begun here: what is on the site stays. @returns whether there was anything */
  cancel(): boolean {
    return this.#end('cancelled');
  }

  #end(why: 'cancelled' | 'too-long'): boolean {
    if (!this.#child) return false;
    this.#endedFor = why;
    this.stop();
    return true;
  }

  /** Ends what it has begun. */
  stop(): void {
    this.#child?.kill('SIGKILL');
  }
}

/** As much as whoever runs the server may still write where a folder is, or would be made. */
function bytesFree(folder: string): number {
  try {
    const { bavail, bsize } = fs.statfsSync(nearestThere(folder));
    return bavail * bsize;
  } catch {
    // Where nobody can say, it is tried.
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether what builds the site is installed. */
function canBuild(): boolean {
  try {
    createRequire(join(root, 'site/package.json')).resolve('astro/package.json');
    return true;
  } catch {
    return false;
  }
}
