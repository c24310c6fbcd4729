import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Environment } from '../../environment.ts';
import type { Database } from '../../ledger/database/database.ts';
import { DatabaseUnavailable } from '../../ledger/database/failure.ts';
import { endPresence, removeStalePresence, renewPresence } from '../../ledger/desk/presence.ts';
import { liveSessions, type SignedIn } from '../../ledger/desk/sessions.ts';
import type { Neighbours } from '../../ledger/news/neighbours.ts';
import { type Message, type News, nothing } from '../../ledger/news/news.ts';
import { PostgresNeighbours } from '../../ledger/news/postgres-neighbours.ts';
import { SqliteNeighbours } from '../../ledger/news/sqlite-neighbours.ts';
import { tellServers } from '../../ledger/news/tell-servers.ts';
import type { Schema } from '../../ledger/schema.ts';
import type { Log } from '../../log.ts';
import type { Door } from '../door.ts';
import type { TimedLedger } from '../timed-ledger.ts';
import { Coalescer } from './coalescer.ts';
import { nameStream } from './stream-name.ts';
import { type Stream, Streams } from './streams.ts';

/** How often open streams are renewed and their sessions looked at. */
const beatMilliseconds = 15_000;

/**
 * Tells the open pages of the desk what changes, here, on other servers and by the command line. Nothing
 * runs while no page is open, save that other servers are told.
 */
export class Live {
  readonly #id = randomUUID();
  readonly #database: Database;
  readonly #door: Pick<Door, 'hasUsers'>;
  readonly #timed: TimedLedger;
  readonly #log: Log;
  readonly #streams = new Streams((stream) => this.#ended(stream));
  readonly #toPages = new Coalescer((news) => this.#tellPages(news));
  readonly #toServers = new Coalescer((news) => this.#tellServers(news));
  readonly #neighbours: Neighbours;
  #opening: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Pages that were closed, and may still stand in the ledger. */
  #gone: string[] = [];
  /** What uses the ledger now. */
  readonly #work = new Set<Promise<unknown>>();
  #isStopping = false;
  #isClosed = false;

  constructor(
    database: Database,
    timed: TimedLedger,
    door: Pick<Door, 'hasUsers'>,
    { DATABASE_URL }: Pick<Environment, 'DATABASE_URL'>,
    log: Log,
  ) {
    this.#database = database;
    this.#door = door;
    this.#timed = timed;
    this.#log = log;
    const hear = (message: Message) => this.#hear(message);
    this.#neighbours = DATABASE_URL
      ? new PostgresNeighbours(DATABASE_URL, hear)
      : new SqliteNeighbours(database, hear);
  }

  /** Says that something changed. Cheap, and may be called often. */
  tell(news: Partial<News>): void {
    if (this.#isClosed) return;
    const whole = { ...nothing, ...news };
    if (this.#streams.size > 0) this.#toPages.add(whole);
    if (this.#database.kind === 'postgres') this.#toServers.add(whole);
  }

  /** Whether no further page can be told. */
  get isFull(): boolean {
    return this.#isStopping || this.#streams.isFull;
  }

  /**
   * Tells a page, until it is closed or its session ends.
   * @param session the digest of its secret
   * @param response whose head was sent
   */
  async follow(
    { email, role }: SignedIn,
    session: string,
    response: ServerResponse,
  ): Promise<void> {
    const stream: Stream = { id: nameStream(session), email, session, role, response };
    if (!this.#streams.begin(stream)) return;
    this.#timer ??= setInterval(() => void this.#beat(), beatMilliseconds).unref();
    this.#opening ??= this.#neighbours.open();
    // What happens from now on is heard: the page reads all there is once it knows.
    await this.#opening;
    this.#streams.tell(stream, 'hello', { stream: stream.id });
  }

  /** Ends all streams, and begins none any more. */
  stop(): void {
    this.#isStopping = true;
    this.#streams.endAll();
  }

  /** After `stop` and the last change: other servers know of it then, unless the ledger is away. */
  async close(): Promise<void> {
    await this.#neighbours.close();
    await this.#removeGone();
    await Promise.all(this.#work);
    this.#toServers.flush();
    this.#isClosed = true;
    await Promise.all(this.#work);
  }

  #hear({ from, news }: Message): void {
    if (from !== this.#id && this.#streams.size > 0) this.#toPages.add(news);
  }

  #tellPages({ references, presence, sessions, content, release }: News): void {
    if (references.length > 0) this.#streams.tellAll('enquiries', 'changed', { references });
    if (presence) this.#streams.tellAll('desk', 'presence', {});
    if (content.length > 0) this.#streams.tellAll('content', 'content', { entries: content });
    if (release) this.#streams.tellAll('content', 'release', {});
    if (sessions) void this.#endWithSessions();
  }

  #tellServers(news: News): void {
    const tell = async () => {
      if (await this.#door.hasUsers()) await tellServers(this.#database, news, this.#id);
    };
    this.#noted(tell()).catch((failure: unknown) => {
      if (!(failure instanceof DatabaseUnavailable)) {
        this.#log.error({ event: 'desk.untold', err: failure });
      } else if (!this.#isClosed) {
        // Told once the ledger is back, or with what is told last.
        this.#toServers.add(news);
      }
    });
  }

  /** Ends what its session doesn't let go on. */
  async #endWithSessions(): Promise<void> {
    const streams = this.#streams.all;
    if (streams.length === 0) return;
    const alive = await this.#use((ledger, time) =>
      liveSessions(
        ledger,
        streams.map(({ session }) => session),
        time,
      ),
    );
    for (const stream of alive ? streams : []) {
      if (!alive?.has(stream.session)) this.#streams.end(stream);
    }
  }

  async #beat(): Promise<void> {
    this.#streams.beat();
    await this.#neighbours.check();
    await this.#endWithSessions();
    const streams = this.#streams.all.map(({ id }) => id);
    if (streams.length === 0) return;
    const isChanged = await this.#use(async (ledger, time) => {
      await renewPresence(ledger, streams, time);
      return removeStalePresence(ledger, time);
    });
    if (isChanged) this.tell({ presence: true });
  }

  #ended({ id }: Stream): void {
    this.#gone.push(id);
    // Together with those that end in the same moment.
    setImmediate(() => void this.#removeGone());
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    const opening = this.#opening;
    this.#opening = undefined;
    // Unless another page was opened meanwhile.
    void opening?.then(() => this.#opening ?? this.#neighbours.close());
  }

  async #removeGone(): Promise<void> {
    const streams = this.#gone;
    if (streams.length === 0) return;
    this.#gone = [];
    const isChanged = await this.#use((ledger) => endPresence(ledger, streams));
    if (isChanged) this.tell({ presence: true });
  }

  /** @returns undefined while the ledger is away: what is to be done is done at the next beat */
  #use<Result>(
    work: (ledger: Kysely<Schema>, time: number) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.#noted(this.#timed.use(work)).catch(() => undefined);
  }

  #noted<Result>(work: Promise<Result>): Promise<Result> {
    const settled = work
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.#work.delete(settled));
    this.#work.add(settled);
    return work;
  }
}
