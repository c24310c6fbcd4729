import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskFolder } from '@nokshi/releases/paths.ts';
import type { Environment } from '../environment.ts';
import { DatabaseUnavailable } from '../ledger/database/failure.ts';
import { isNotAhead } from '../ledger/database/wrong-clocks.ts';
import type { Log } from '../log.ts';
import type { Releases } from '../releases/releases.ts';
import type { TimedLedger } from './timed-ledger.ts';

/** Between two looks at what the others show. */
const usualLookMilliseconds = 10_000;

/** So many looks one after the other differ: a release comes to servers that share a folder one after the other. */
const looksApart = 3;

/** A server that has not been heard of for so long is gone. */
const goneMilliseconds = 40_000;

/**
 * Tells servers of one PostgreSQL that do not share DATA_DIR: each has a draft and releases of its own
 * then, and shows another site than the others. Nothing else would say so.
 */
export class FellowServers {
  readonly #id = randomUUID();
  readonly #desk: string;
  readonly #releases: Releases;
  readonly #timed: TimedLedger;
  readonly #log: Log;
  readonly #onChange: () => void;
  readonly #pause: number;
  #differed = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  /** @param onChange told when they are apart, and when they are together again */
  constructor(
    { DATA_DIR }: Pick<Environment, 'DATA_DIR'>,
    releases: Releases,
    timed: TimedLedger,
    log: Log,
    onChange: () => void,
    pause = usualLookMilliseconds,
  ) {
    this.#desk = deskFolder(DATA_DIR);
    this.#releases = releases;
    this.#timed = timed;
    this.#log = log;
    this.#onChange = onChange;
    this.#pause = pause;
  }

  /** Looks every few seconds from now on. */
  start(): void {
    const goOn = async () => {
      this.#looking = this.#look();
      await this.#looking;
      if (!this.#isStopped) this.#timer = setTimeout(goOn, this.#pause).unref();
    };
    void goOn();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#timed
      .use((ledger) => ledger.deleteFrom('servers').where('id', '=', this.#id).execute())
      .catch((failure) => this.#leave(failure));
  }

  async #look(): Promise<void> {
    const folder = await nameOf(this.#desk);
    const { release } = this.#releases;
    try {
      const others = await this.#timed.use(async (ledger, time) => {
        const row = { folder, release, seen_at: time };
        await ledger
          .insertInto('servers')
          .values({ id: this.#id, ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        await ledger
          .deleteFrom('servers')
          .where((row) =>
            row.or([
              row('seen_at', '<', time - goneMilliseconds),
              row.not(isNotAhead(row.ref('seen_at'), time)),
            ]),
          )
          .execute();
        return ledger.selectFrom('servers').selectAll().where('id', '!=', this.#id).execute();
      });
      const isOther = others.some(
        (one) =>
          one.release !== release ||
          // Where nobody has used the editor yet, there is no folder.
          (one.folder !== folder && one.folder !== '' && folder !== ''),
      );
      this.#tell(isOther);
    } catch (failure) {
      this.#leave(failure);
    }
  }

  /** A ledger that is away is told elsewhere; whatever else it is, the server goes on. */
  #leave(failure: unknown): void {
    if (failure instanceof DatabaseUnavailable) return;
    this.#log.error({ event: 'servers.unlooked', err: failure });
  }

  #tell(isOther: boolean): void {
    this.#differed = isOther ? this.#differed + 1 : 0;
    const isApart = this.#differed >= looksApart;
    if (isApart === this.#releases.isApart) return;
    this.#releases.isApart = isApart;
    if (isApart) {
      this.#log.error({
        event: 'servers.apart',
        folder: this.#desk,
        means:
          'another server of this ledger has another draft or shows another release: give all the same DATA_DIR',
      });
    } else this.#log.info({ event: 'servers.together' });
    this.#onChange();
  }
}

/** What tells a folder of the desk from any other, wherever it is mounted; empty where there is none. */
async function nameOf(desk: string): Promise<string> {
  const file = join(desk, 'folder-name');
  try {
    // One of several servers makes it.
    await writeFile(file, randomUUID(), { flag: 'wx' }).catch(() => {});
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
}
