import type { IncomingMessage } from 'node:http';
import type { Database } from '../ledger/database/database.ts';
import { DatabaseUnavailable } from '../ledger/database/failure.ts';
import { hasUsers } from '../ledger/desk/users.ts';
import { onceASecond } from '../once-a-second.ts';

/** Whether there is a desk: as long as nobody may sign in, there is none, and elsewhere than at its port. */
export class Door {
  readonly #isRight: (request: IncomingMessage) => boolean;
  /**
   * Whether anybody may sign in anywhere; a user who was just added may a second later.
   * @throws DatabaseUnavailable where nobody knows
   */
  readonly hasUsers: () => Promise<boolean>;

  /** @param isRight whether a request came to where the desk is */
  constructor(database: Database, isRight: (request: IncomingMessage) => boolean) {
    this.#isRight = isRight;
    this.hasUsers = onceASecond(
      () => performance.now(),
      () => database.use(hasUsers),
    );
  }

  /** Whether the desk is there for a request. Closed, too, while the ledger is away and nobody knows. */
  async isOpenTo(request: IncomingMessage): Promise<boolean> {
    if (!this.#isRight(request)) return false;
    try {
      return await this.hasUsers();
    } catch (failure) {
      if (failure instanceof DatabaseUnavailable) return false;
      throw failure;
    }
  }
}
