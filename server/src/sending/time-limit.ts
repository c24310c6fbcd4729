/** Thrown when a delivery took longer than it may, however busy its receiver kept it. */
class DeadlinePassed extends Error {
  override name = 'DeadlinePassed';

  constructor(seconds: number) {
    super(`not done within DELIVERY_DEADLINE_SECONDS (${seconds} seconds)`);
  }
}

/** Thrown when the server stops before a delivery is done: it says nothing about the receiver. */
export class CutOff extends Error {
  override name = 'CutOff';
}

/**
 * Ends what a receiver would keep on its way for ever: each delivery at its deadline, all of them
 * when the server stops. A time-out between two bytes does neither where one comes each second.
 */
export class TimeLimit {
  readonly #seconds: number;
  readonly #onTheirWay = new Set<AbortController>();
  #isStopping = false;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /**
   * Runs a delivery.
   * @param deliver tears down its connection and throws when the signal says so
   * @throws CutOff when the server stops; what `deliver` throws otherwise, or that its time was over
   */
  async run(deliver: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    if (this.#isStopping) throw new CutOff();
    const delivery = new AbortController();
    const { signal } = delivery;
    this.#onTheirWay.add(delivery);
    const timer = setTimeout(
      () => delivery.abort(new DeadlinePassed(this.#seconds)),
      this.#seconds * 1000,
    );
    try {
      await deliver(signal);
    } catch (failure) {
      throw signal.aborted ? signal.reason : failure;
    } finally {
      clearTimeout(timer);
      this.#onTheirWay.delete(delivery);
    }
  }

  /** Lets nothing begin any more, and cuts off what isn't done after so many milliseconds. */
  stop(patienceMilliseconds: number): void {
    this.#isStopping = true;
    setTimeout(() => {
      for (const delivery of this.#onTheirWay) delivery.abort(new CutOff());
    }, patienceMilliseconds).unref();
  }
}
