import { type Action, may } from '@nokshi/contract/vocabulary.ts';
import { keepPlan, type Planned, plannedReleases, readPlan } from '@nokshi/releases/planned.ts';
import { DatabaseUnavailable } from '../../ledger/database/failure.ts';
import { writeLogEntry } from '../../ledger/desk/log.ts';
import { findUser } from '../../ledger/desk/users.ts';
import type { Log } from '../../log.ts';
import { EditorAway } from '../editor-away.ts';
import type { TimedLedger } from '../timed-ledger.ts';
import type { Publishing } from './publishing.ts';

/** Between two looks at what is due. */
const usualPause = 5000;

/**
 * Publishes at their times what owners have planned. Plans lie in the folder that servers share: whichever
 * looks first publishes, and what is due while no server runs is published by the next one.
 */
export class PlannedPublishing {
  readonly #publishing: Publishing;
  readonly #timed: TimedLedger;
  readonly #log: Log;
  readonly #bringUp: () => Promise<unknown>;
  readonly #pause: number;
  /** Why a plan waits, which is told once. */
  #toldOf = '';
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  /** @param bringUp brings the draft up to the words of this program @throws EditorAway */
  constructor(
    publishing: Publishing,
    timed: TimedLedger,
    log: Log,
    bringUp: () => Promise<unknown>,
    pause = usualPause,
  ) {
    this.#publishing = publishing;
    this.#timed = timed;
    this.#log = log;
    this.#bringUp = bringUp;
    this.#pause = pause;
  }

  /** Looks every few seconds from now on. */
  start(): void {
    const goOn = async () => {
      await this.#look().catch((failure: unknown) => this.#leave(failure));
      if (!this.#isStopped) this.#timer = setTimeout(goOn, this.#pause).unref();
    };
    void goOn();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const waiting = plannedReleases(this.#publishing.desk).filter(({ failure }) => !failure);
    if (waiting.length === 0) return;
    const time = await this.#timed.time();
    const due = waiting.find(({ at }) => Date.parse(at) <= time);
    // Somebody who publishes comes to an end.
    if (!due || this.#publishing.isBusy) return;
    const { lack } = this.#publishing;
    if (lack) return this.#wait(due, lack);
    await this.#bringUp();
    if (!this.#isStopped) await this.#publish(due);
  }

  async #publish(plan: Planned): Promise<void> {
    const { id, by } = plan;
    if (!(await this.#mayStill(plan))) return this.#miss(plan, 'cancelled');
    const entries = plan.entries?.map((one) => one.id) ?? null;
    if ((await this.#publishing.begin('release', by, entries, id)) === 'busy') return;
    await this.#publishing.ended;
    const { state, reason } = this.#publishing.progress;
    if (state !== 'failed') {
      this.#log.info({ event: 'release.planned', plan: id });
      await this.#note('published-plan', plan);
      return;
    }
    // One that ends with the server is begun by the next one; of one that was taken back nothing is left.
    if (this.#isStopped || !readPlan(this.#publishing.desk, id)) return;
    await this.#miss(plan, reason ?? 'build');
  }

  /** Whether whoever planned it may still publish: they may have gone, or have another role. */
  async #mayStill({ email }: Planned): Promise<boolean> {
    const user = await this.#timed.use((ledger) => findUser(ledger, email));
    return user !== undefined && may(user.role, 'content');
  }

  async #miss(plan: Planned, failure: NonNullable<Planned['failure']>): Promise<void> {
    keepPlan(this.#publishing.desk, { ...plan, failure });
    this.#log.error({ event: 'release.plan-missed', plan: plan.id, at: plan.at, reason: failure });
    await this.#note('missed-plan', plan);
  }

  /** Tells in the desk's log what became of a plan, for owners who do not look at it. */
  async #note(action: Action, { by, email, at }: Planned): Promise<void> {
    const author = { name: by, email, network: null };
    await this.#timed.use((ledger, time) =>
      writeLogEntry(ledger, { author, action, detail: at, reference: null }, time),
    );
  }

  #wait({ id, at }: Planned, why: string): void {
    if (this.#toldOf === `${id} ${why}`) return;
    this.#toldOf = `${id} ${why}`;
    this.#log.error({ event: 'release.plan-waits', plan: id, at, why });
  }

  /** A ledger that is away is told elsewhere; what an editor can't answer now it may at the next look. */
  #leave(failure: unknown): void {
    if (failure instanceof DatabaseUnavailable || this.#isStopped) return;
    if (failure instanceof EditorAway && failure.reason === 'elsewhere') return;
    this.#log.error({ event: 'release.plan-unlooked', err: failure });
  }
}
