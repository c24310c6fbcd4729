import { Client } from 'pg';
import type { Neighbours } from './neighbours.ts';
import { anything, type Message, readMessage } from './news.ts';
import { channel } from './tell-servers.ts';

/** Between two attempts to reach a database that is away. */
const restMilliseconds = 1000;

/** The other servers on a PostgreSQL, over a connection of its own that listens. */
export class PostgresNeighbours implements Neighbours {
  readonly #url: string;
  readonly #hear: (message: Message) => void;
  #isWanted = false;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param hear is told, too, that anything may have changed, when the database is back */
  constructor(url: string, hear: (message: Message) => void) {
    this.#url = url;
    this.#hear = hear;
  }

  async open(): Promise<void> {
    this.#isWanted = true;
    clearTimeout(this.#timer);
    if (!this.#client) await this.#listen();
  }

  /** A connection that the network swallowed says nothing, like one on which nothing happens. */
  async check(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch(() => this.#lose(client));
  }

  async close(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #listen(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 3000,
      query_timeout: 6000,
      keepAlive: true,
    });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => this.#hear(readMessage(payload)));
    // An error of the connection ends it; without a listener Node.js would exit.
    client.on('error', () => this.#lose(client));
    client.once('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch {
      this.#lose(client);
    }
  }

  /** Tries again until it listens; what was told meanwhile nobody knows. */
  #lose(client: Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    if (!this.#isWanted) return;
    this.#timer = setTimeout(async () => {
      await this.#listen();
      if (this.#client) this.#hear({ from: '', news: anything });
    }, restMilliseconds).unref();
  }
}
