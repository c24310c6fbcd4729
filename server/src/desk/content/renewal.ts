import type { FailureReason, Lack } from '@nokshi/contract/release.ts';
import { isRenewable, publishedRelease } from '@nokshi/releases/kept-releases.ts';
import type { Log } from '../../log.ts';
import type { Releases } from '../../releases/releases.ts';
import { thisProgram } from './program.ts';
import type { Publishing } from './publishing.ts';

/** Between two tries while somebody publishes, or there is too little room. */
const usualPause = 10_000;

/**
 * Has the site built anew where the server was started with another program than built it: what is
 * published, and nothing of the draft. The former site is shown meanwhile.
 */
export class Renewal {
  readonly #publishing: Publishing;
  readonly #releases: Releases;
  readonly #log: Log;
  readonly #onChange: () => void;
  readonly #pause: number;
  #why: FailureReason | Lack | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  /** @param onChange told when it fails, and when that is over */
  constructor(
    publishing: Publishing,
    releases: Releases,
    log: Log,
    onChange: () => void,
    pause = usualPause,
  ) {
    this.#publishing = publishing;
    this.#releases = releases;
    this.#log = log;
    this.#onChange = onChange;
    this.#pause = pause;
  }

  /** Looks at what is on the site now, and goes on until that is built anew, or something else is on it. */
  async start(): Promise<void> {
    const { desk, lack } = this.#publishing;
    if (lack === 'site' || lack === 'tools') return;
    const begun = publishedRelease(desk);
    if (begun === undefined || !isRenewable(begun, await thisProgram())) return;
    this.#log.info({ event: 'release.older', release: begun.id });
    const goOn = async () => {
      if (this.#isStopped) return;
      if (publishedRelease(desk)?.id !== begun.id) this.#tell(undefined);
      else {
        await this.#try(begun.by);
        if (!this.#isStopped) this.#timer = setTimeout(goOn, this.#pause).unref();
      }
    };
    await goOn();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #try(by: string): Promise<void> {
    const { lack, isBusy } = this.#publishing;
    // What is wrong with the words, or the build, is so the next time as well: somebody mends it, and publishes.
    if (isBusy || (this.#why && !isRoom(this.#why))) return;
    if (lack) return this.#tell(lack);
    if ((await this.#publishing.begin('renewal', by)) === 'busy') return;
    await this.#publishing.ended;
    const { state, reason } = this.#publishing.progress;
    // It is ended with the server, and begun by the next one.
    if (!this.#isStopped) this.#tell(state === 'failed' ? (reason ?? 'build') : undefined);
  }

  #tell(why: FailureReason | Lack | undefined): void {
    if (why === this.#why) return;
    this.#why = why;
    // Who stopped it knows.
    this.#releases.isLeftOlder = why !== undefined && why !== 'cancelled';
    if (why) {
      this.#log.error({
        event: 'release.not-renewed',
        reason: why,
        means: 'the site is still the one that another version of the program built: publish it',
      });
    }
    this.#onChange();
  }
}

/** Whether it goes once there is room. */
const isRoom = (why: FailureReason | Lack): boolean =>
  why === 'disk' || why === 'memory' || why === 'folders';
