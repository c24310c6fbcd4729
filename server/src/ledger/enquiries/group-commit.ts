import { DatabaseUnavailable } from '../database/failure.ts';

type Pending<Item, Result> = {
  item: Item;
  /** When it came, as told by performance.now(). */
  came: number;
  resolve: (result: Result) => void;
  reject: (failure: unknown) => void;
};

/**
 * Keeps all items in one transaction and returns a result for each, in order.
 * @param firstCame when the first of them came, as told by performance.now()
 */
type Commit<Item, Result> = (items: Item[], firstCame: number) => Promise<Result[]>;

/** More waiting than this means that the database can't keep up; waiting longer helps nobody. */
const mostWaiting = 2000;

/** A transaction stays small enough that its locks are short. */
const mostTogether = 100;

/**
 * Commits together what arrives together: while one transaction waits for the disk, the next one
 * fills. Each item is answered only after the transaction that holds it has committed.
 */
export class GroupCommit<Item, Result> {
  readonly #commit: Commit<Item, Result>;
  #waiting: Pending<Item, Result>[] = [];
  #running = false;

  constructor(commit: Commit<Item, Result>) {
    this.#commit = commit;
  }

  /**
   * @returns the item's result, once it is on disk
   * @throws what the transaction threw
   */
  add(item: Item): Promise<Result> {
    if (this.#waiting.length >= mostWaiting) {
      return Promise.reject(new DatabaseUnavailable('too many enquiries wait for the database'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, came: performance.now(), resolve, reject });
      if (!this.#running) {
        this.#running = true;
        // After this turn of the event loop: requests that arrived with this one come along.
        setImmediate(() => this.#drain());
      }
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, mostTogether);
      await this.#settle(together);
      await new Promise(setImmediate);
    }
    this.#running = false;
  }

  async #settle(together: Pending<Item, Result>[]): Promise<void> {
    try {
      const firstCame = together[0]?.came ?? performance.now();
      const results = await this.#commit(
        together.map(({ item }) => item),
        firstCame,
      );
      together.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (failure) {
      if (failure instanceof DatabaseUnavailable || together.length === 1) {
        for (const { reject } of together) reject(failure);
        return;
      }
      // One of them can't be kept; the others must not suffer for it.
      for (const one of together) await this.#settle([one]);
    }
  }
}
