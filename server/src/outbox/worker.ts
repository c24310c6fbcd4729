import type { Channel, EnquiryRow } from '../database/schema.ts';
import type { Log } from '../log.ts';
import { Unencrypted } from './encryption.ts';
import type { Claimed, Queue } from './queue.ts';

/** Brings an enquiry to its receiver, or throws. */
export type Carrier = { deliver(channel: Channel, enquiry: EnquiryRow): Promise<void> };

/** As many as a mail server takes at once without complaint; also what is in hand when stopping. */
const atOnce = 4;

/** How often to look for what others queued or what is due again. */
const lookMilliseconds = 1000;

/** Codes or a sentence of our own: what a server answers may quote an address. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  if (failure instanceof Unencrypted) return failure.message;
  const codes = ['code', 'responseCode', 'command']
    .map((name): unknown => Reflect.get(failure, name))
    .filter((value) => typeof value === 'string' || typeof value === 'number');
  return [failure.name, ...codes].join(' ');
}

/** Delivers what stands in the outbox, for as long as that takes. */
export class Worker {
  readonly #queue: Queue;
  readonly #carriers: ReadonlyMap<Channel, Carrier>;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #inHand = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(queue: Queue, carriers: ReadonlyMap<Channel, Carrier>, log: Log, now: () => number) {
    this.#queue = queue;
    this.#carriers = carriers;
    this.#log = log;
    this.#now = now;
  }

  /** Starts looking into the outbox by itself. */
  start(): void {
    if (this.#carriers.size === 0) return;
    this.#timer = setInterval(() => this.wake(), lookMilliseconds);
    this.#timer.unref();
    this.wake();
  }

  /** Says that something new may be due. Cheap, and may be called often. */
  wake(): void {
    if (this.#stopped || this.#carriers.size === 0) return;
    if (this.#round) {
      this.#again = true;
      return;
    }
    this.#round = this.#run().finally(() => {
      this.#round = undefined;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    });
  }

  /** Takes nothing new, and returns when the deliveries in hand are settled. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#round;
    await Promise.all(this.#inHand);
  }

  /** Takes up what is due as places become free. Failures are noted, never thrown. */
  async #run(): Promise<void> {
    try {
      while (!this.#stopped) {
        // A slow receiver holds one of the places, not the others.
        while (this.#inHand.size >= atOnce) await Promise.race(this.#inHand);
        if (this.#stopped) return;
        const channels = [...this.#carriers.keys()];
        const free = atOnce - this.#inHand.size;
        const claimed = await this.#queue.claim(channels, free, this.#now());
        if (claimed.length === 0) return;
        for (const one of claimed) this.#begin(one);
      }
    } catch (failure) {
      this.#log.warn({ event: 'outbox.unavailable', err: failure });
    }
  }

  #begin(claimed: Claimed): void {
    const delivery = this.#deliver(claimed)
      .catch((failure: unknown) => {
        // The row keeps its lease; when that ends, it is delivered again.
        this.#log.warn({ event: 'delivery.unsettled', ...named(claimed), err: failure });
      })
      .finally(() => this.#inHand.delete(delivery));
    this.#inHand.add(delivery);
  }

  async #deliver(claimed: Claimed): Promise<void> {
    const enquiry = await this.#queue.enquiry(claimed.reference);
    if (!enquiry) return;
    const needless = await this.#queue.reasonToDrop(claimed, enquiry, this.#now());
    if (needless !== undefined) {
      await this.#queue.dropped(claimed, needless);
      this.#log.info({ event: 'delivery.dropped', ...named(claimed), reason: needless });
      return;
    }
    const renewal = setInterval(() => {
      // If that fails, the lease ends; the next renewal or another worker sees to the delivery.
      this.#queue.renew(claimed, this.#now()).catch(() => undefined);
    }, this.#queue.renewalMilliseconds);
    try {
      await this.#carriers.get(claimed.channel)?.deliver(claimed.channel, enquiry);
    } catch (failure) {
      const state = await this.#queue.failed(claimed, reasonOf(failure), this.#now());
      if (state === 'parked') this.#log.error({ event: 'delivery.parked', ...named(claimed) });
      else this.#log.warn({ event: 'delivery.failed', ...named(claimed), err: failure });
      return;
    } finally {
      clearInterval(renewal);
    }
    await this.#queue.delivered(claimed, this.#now());
    this.#log.info({ event: 'delivery.done', ...named(claimed) });
  }
}

function named(claimed: Claimed): Record<string, unknown> {
  return {
    reference: claimed.reference,
    channel: claimed.channel,
    attempts: claimed.attempts + 1,
  };
}
