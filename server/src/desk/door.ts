import type { IncomingMessage } from 'node:http';
import type { Database } from '../ledger/database/database.ts';
import { hasUsers } from '../ledger/desk/users.ts';

/** Between two looks; a user who was just added may sign in so long after. */
const lookMilliseconds = 1000;

/** Whether there is a desk: as long as nobody may sign in, there is none, and elsewhere than at its port. */
export class Door {
  readonly #database: Database;
  readonly #isRight: (request: IncomingMessage) => boolean;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #look: Promise<boolean> | undefined;

  /** @param isRight whether a request came to where the desk is */
  constructor(database: Database, isRight: (request: IncomingMessage) => boolean) {
    this.#database = database;
    this.#isRight = isRight;
  }

  /** Whether the desk is there for a request. Closed, too, while the ledger is away and nobody knows. */
  async isOpenTo(request: IncomingMessage): Promise<boolean> {
    return this.#isRight(request) && this.hasUsers().catch(() => false);
  }

  /**
   * Whether anybody may sign in anywhere.
   * @throws DatabaseUnavailable where nobody knows
   */
  hasUsers(): Promise<boolean> {
    if (!this.#look || performance.now() - this.#lookedAt >= lookMilliseconds) {
      this.#lookedAt = performance.now();
      this.#look = this.#database.use(hasUsers);
    }
    return this.#look;
  }
}
