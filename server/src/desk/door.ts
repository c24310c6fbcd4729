import type { Database } from '../ledger/database/database.ts';
import { hasUsers } from '../ledger/desk/users.ts';

/** Between two looks; a user who was just added may sign in so long after. */
const lookMilliseconds = 1000;

/** Whether there is a desk: as long as nobody may sign in, there is none. */
export class Door {
  readonly #database: Database;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #look: Promise<boolean> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Closed, too, while the ledger is away and nobody knows. */
  isOpen(): Promise<boolean> {
    if (!this.#look || performance.now() - this.#lookedAt >= lookMilliseconds) {
      this.#lookedAt = performance.now();
      this.#look = this.#database.use(hasUsers).catch(() => false);
    }
    return this.#look;
  }
}
