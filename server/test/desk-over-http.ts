import type { Database } from '../src/ledger/database/database.ts';
import { aPassword, aUser } from './desk.ts';
import { until } from './until.ts';

/** Asks the desk of a server in a process of its own. */
export type AskOverHttp = (path: string, options?: RequestInit) => Promise<Response>;

/** Signs a new owner in at a server in a process of its own. */
export async function anOwnerAt(address: string, database: Database): Promise<AskOverHttp> {
  const email = await aUser(database, 'Rahim', 'owner');
  let cookie = '';
  const ask: AskOverHttp = (path, options = {}) =>
    fetch(`${address}/api/desk${path}`, {
      ...options,
      headers: { origin: address, 'content-type': 'application/json', cookie, ...options.headers },
    });
  const body = JSON.stringify({ email, password: aPassword });
  await until('the desk to open', async () => {
    const signedIn = await ask('/session', { method: 'POST', body });
    cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return signedIn.status === 204;
  });
  return ask;
}
