import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { anything, type News, writeMessage } from './news.ts';

/** The name of the channel in PostgreSQL. */
export const channel = 'nokshi_desk';

/**
 * Tells the other servers of a ledger what changed. In a statement of its own: a transaction that
 * notifies holds a lock of the whole database while it commits (docs/decisions.md, The desk). On SQLite
 * there is nobody to tell: whoever else has the file open sees that it changed.
 * @param from who tells it, so that they needn't listen to themselves
 * @throws DatabaseUnavailable
 */
export async function tellServers(database: Database, news: News, from: string): Promise<void> {
  if (database.kind === 'sqlite') return;
  await database.use((ledger) =>
    sql`select pg_notify(${channel}, ${writeMessage({ from, news })})`.execute(ledger),
  );
}

/** The same for the terminal. Servers that can't be told see it when a page is opened anew. */
export const tellServersOfCommand = (database: Database): Promise<void> =>
  tellServers(database, anything, 'command').catch(() => undefined);
