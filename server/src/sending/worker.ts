import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { Claimed } from '../ledger/deliveries/delivery.ts';
import type { DigestLine } from '../ledger/deliveries/digest.ts';
import type { Company, Outbox } from '../ledger/deliveries/outbox.ts';
import type { EnquiryRow } from '../ledger/schema.ts';
import type { Log } from '../log.ts';
import { isRefusedForGood, reasonOf } from './failure.ts';
import { freeSlots, slotsPerChannel } from './slots.ts';
import { CutOff } from './time-limit.ts';

/** Brings enquiries to one of the company's recipients in one mail. */
export type DigestTransport = {
  /**
   * Brings them, or throws.
   * @param digest the same for every attempt
   */
  deliverDigest(digest: string, enquiries: readonly DigestLine[], recipient: string): Promise<void>;
};

/** Brings an enquiry to its receivers. */
export type Transport = {
  /**
   * Brings it to one receiver, or throws.
   * @param recipient one of the company's, or empty
   */
  deliver(channel: Channel, enquiry: EnquiryRow, recipient: string): Promise<void>;
  /** Absent where there is but one receiver, which gets each enquiry by itself. */
  company?: Company & DigestTransport;
};

/** How often to look for what others queued or what is due again. */
const lookMilliseconds = 1000;

/** Delivers what stands in the outbox, for as long as that takes. */
export class Worker {
  readonly #outbox: Outbox;
  readonly #transports: ReadonlyMap<Channel, Transport>;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #onTried: (references: readonly string[] | 'many') => void;
  readonly #inHand = new Map<Promise<void>, Claimed>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  /** @param onTried is told whose deliveries stand otherwise now; `many` for those of a digest */
  constructor(
    outbox: Outbox,
    transports: ReadonlyMap<Channel, Transport>,
    log: Log,
    now: () => number,
    onTried: (references: readonly string[] | 'many') => void = () => {},
  ) {
    this.#outbox = outbox;
    this.#transports = transports;
    this.#log = log;
    this.#now = now;
    this.#onTried = onTried;
  }

  /** Starts looking into the outbox by itself. */
  start(): void {
    if (this.#transports.size === 0) return;
    this.#timer = setInterval(() => this.wake(), lookMilliseconds);
    this.#timer.unref();
    this.wake();
  }

  /** Says that something new may be due. Cheap, and may be called often. */
  wake(): void {
    if (this.#stopped || this.#transports.size === 0) return;
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

  /** Takes up nothing new from now on, and returns when the deliveries in hand are settled. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#round;
    await Promise.all(this.#inHand.keys());
  }

  /** Takes up what is due in the free places. Failures are noted, never thrown. */
  async #run(): Promise<void> {
    try {
      for (const [channel, { company }] of this.#transports) {
        if (this.#stopped) return;
        const inHand = [...this.#inHand.values()];
        const own = inHand.filter((one) => one.channel === channel);
        const held = inHand.map(({ lease }) => lease);
        const claimed = company
          ? await this.#claimForCompany(company, own, held)
          : await this.#claim(channel, slotsPerChannel - own.length, held);
        for (const one of claimed) this.#begin(one);
      }
    } catch (failure) {
      this.#log.warn({ event: 'outbox.unavailable', err: failure });
    }
  }

  async #claim(channel: Channel, free: number, held: readonly string[]): Promise<Claimed[]> {
    return free > 0 ? this.#outbox.claim([channel], free, this.#now(), held) : [];
  }

  async #claimForCompany(
    { recipients, mostPerHour }: Company,
    own: readonly Claimed[],
    held: readonly string[],
  ): Promise<Claimed[]> {
    const free = freeSlots(recipients, own);
    const isFull = free.every(({ singles, digests }) => singles + digests === 0);
    return isFull ? [] : this.#outbox.claimForCompany(free, mostPerHour, this.#now(), held);
  }

  #begin(claimed: Claimed): void {
    const delivery = this.#deliver(claimed)
      .catch((failure: unknown) => {
        // The row keeps its lease; when that ends, it is delivered again.
        this.#log.warn({ event: 'delivery.unsettled', ...named(claimed), err: failure });
      })
      .finally(() => {
        this.#inHand.delete(delivery);
        this.#onTried(claimed.digest === null ? [claimed.reference] : 'many');
        // Its place is free.
        this.wake();
      });
    this.#inHand.set(delivery, claimed);
  }

  async #deliver(claimed: Claimed): Promise<void> {
    const transport = this.#transports.get(claimed.channel);
    if (!transport) return;
    const { digest, channel, recipient } = claimed;
    if (digest !== null && transport.company) {
      const enquiries = await this.#outbox.enquiriesIn(claimed);
      if (enquiries.length === 0) return;
      const { company } = transport;
      await this.#send(claimed, () => company.deliverDigest(digest, enquiries, recipient));
      return;
    }
    const enquiry = await this.#outbox.enquiry(claimed.reference);
    if (!enquiry) return;
    const needless = await this.#outbox.claimReply(claimed, enquiry, this.#now());
    if (needless !== undefined) {
      await this.#outbox.withheld(claimed, needless);
      this.#log.info({ event: 'delivery.withheld', ...named(claimed), reason: needless });
      return;
    }
    await this.#send(claimed, () => transport.deliver(channel, enquiry, recipient));
  }

  /**
   * Keeps a delivery in hand while it is on its way, and notes what became of it.
   * @param send may throw at once, too: what cannot be composed has failed like what cannot be sent
   */
  async #send(claimed: Claimed, send: () => Promise<void>): Promise<void> {
    const renewal = setInterval(() => {
      // If that fails, the lease ends; the next renewal or another worker sees to the delivery.
      this.#outbox.renew(claimed, this.#now()).catch(() => undefined);
    }, this.#outbox.renewalMilliseconds);
    try {
      await send();
    } catch (failure) {
      if (failure instanceof CutOff) await this.#outbox.giveBack(claimed);
      else await this.#noteFailure(claimed, failure);
      return;
    } finally {
      clearInterval(renewal);
    }
    await this.#outbox.delivered(claimed, this.#now());
    this.#log.info({ event: 'delivery.done', ...named(claimed) });
  }

  async #noteFailure(claimed: Claimed, failure: unknown): Promise<void> {
    const reason = reasonOf(failure);
    const state = isRefusedForGood(failure)
      ? await this.#outbox.refused(claimed, reason, this.#now())
      : await this.#outbox.failed(claimed, reason, this.#now());
    const event = { event: `delivery.${state === 'parked' ? 'parked' : 'failed'}` };
    // A visitor's mistyped address is nobody's alarm.
    const isAlarm = state === 'parked' && claimed.channel !== 'reply';
    this.#log[isAlarm ? 'error' : 'warn']({ ...event, ...named(claimed), err: failure });
  }
}

function named(claimed: Claimed): Record<string, unknown> {
  return {
    reference: claimed.reference,
    channel: claimed.channel,
    attempts: claimed.attempts + 1,
    ...(claimed.digest === null ? {} : { digest: claimed.digest }),
  };
}
