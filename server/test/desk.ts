import type { FastifyInstance, InjectOptions } from 'fastify';
import { hashPassword } from '../src/desk/password.ts';
import type { Database } from '../src/ledger/database/database.ts';
import { addUser } from '../src/ledger/desk/users.ts';
import type { Role } from '../src/ledger/schema.ts';

export const aPassword = 'maple rickshaw lantern tide';

/** Hashed once: each takes a fifth of a second. */
let kept: Promise<string> | undefined;

/** Adds a user whose password is `aPassword`. */
export async function aUser(database: Database, name: string, role: Role): Promise<string> {
  const email = `${name.toLowerCase()}@nokshi.example`;
  kept ??= hashPassword(aPassword);
  const password = await kept;
  const user = { email, name, role, password, created_at: 0 };
  await database.use((ledger) => ledger.transaction().execute((one) => addUser(one, user)));
  return email;
}

/** What a browser says of a request that the desk's own page makes. */
const fromDesk = { 'sec-fetch-site': 'same-origin' };

/** A browser at the desk: keeps its cookies. */
export class DeskBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options: InjectOptions = {},
  ) {
    const answer = await this.#app.inject({
      method,
      url: `/api/desk${path}`,
      ...options,
      headers: { ...fromDesk, ...options.headers },
      cookies: Object.fromEntries(this.cookies),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  signIn(email: string, password = aPassword, options: InjectOptions = {}) {
    return this.ask('POST', '/session', { payload: { email, password }, ...options });
  }
}
