import type { IncomingMessage, ServerResponse } from 'node:http';
import { dayIn } from '@nokshi/forms/calendar-day.ts';
import type { Database } from '../ledger/database/database.ts';
import { DatabaseUnavailable } from '../ledger/database/failure.ts';
import { addViews, mostNames } from '../ledger/views/add-views.ts';
import { campaignOf, hostOf, others, sourceOf } from '../ledger/views/names.ts';
import type { Log } from '../log.ts';
import type { Part } from '../parts.ts';
import type { Sentences } from '../sentences.ts';
import { isAhead, isReader } from './is-reader.ts';

/** So long, at most, is what was counted in memory alone: who ends a server by force loses it. */
const writeMilliseconds = 20_000;

/** While a server stops, nobody waits longer for this. */
const lastMilliseconds = 1000;

const nothing = () => ({
  page: new Map<string, number>(),
  source: new Map<string, number>(),
  campaign: new Map<string, number>(),
});

type Counts = ReturnType<typeof nothing>;

/**
 * Counts how often pages are viewed, and what led there from outside: in memory, and from time to time into
 * the ledger. It learns nothing of who views them, and keeps names and numbers alone.
 */
export class ViewCounter implements Part {
  readonly #database: Database;
  readonly #sentences: Pick<Sentences, 'viewsKeptDays' | 'timeZone' | 'company'>;
  readonly #log: Log;
  readonly #now: () => number;
  /** By the day on which it was counted: a ledger may be away over midnight. */
  #days = new Map<string, Counts>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;

  constructor(
    database: Database,
    sentences: Pick<Sentences, 'viewsKeptDays' | 'timeZone' | 'company'>,
    log: Log,
    now: () => number,
  ) {
    this.#database = database;
    this.#sentences = sentences;
    this.#log = log;
    this.#now = now;
  }

  /** Tells a page that is asked for ahead to say when it is shown (site/src/shell/shown.ts). */
  asked({ headers }: IncomingMessage, response: ServerResponse): void {
    if (this.#isOn && isAhead(headers)) response.setHeader('Server-Timing', 'ahead');
  }

  /** Counts a page that was answered with, if somebody wants to see it now. */
  answered(page: string, { method, headers, url = '' }: IncomingMessage): void {
    if (!this.#isOn || method !== 'GET' || isAhead(headers) || !isReader(headers)) return;
    this.#add('page', page);
    const { host = '', referer = '' } = headers;
    const own = [hostOf(host), hostOf(this.#sentences.company.en.url)];
    const source = sourceOf(referer, own);
    if (source !== undefined) this.#add('source', source);
    const query = url.indexOf('?');
    const campaign = query === -1 ? '' : campaignOf(url.slice(query + 1));
    if (campaign) this.#add('campaign', campaign);
  }

  /** Counts a page that was asked for ahead, and is shown now: a page of this site led there. */
  shown(page: string): void {
    if (this.#isOn) this.#add('page', page);
  }

  start(): void {
    this.#timer = setInterval(() => void this.write(), writeMilliseconds).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async close(): Promise<void> {
    await this.write(performance.now() + lastMilliseconds);
  }

  /** Writes what was counted into the ledger; keeps it for the next time where the ledger is away. */
  async write(deadline?: number): Promise<void> {
    await this.#writing;
    this.#writing = this.#write(deadline);
    await this.#writing;
  }

  async #write(deadline: number | undefined): Promise<void> {
    const days = this.#days;
    this.#days = new Map();
    for (const [day, counts] of days) {
      try {
        await this.#database.use((ledger) => addViews(ledger, day, counts), deadline);
      } catch (failure) {
        if (!(failure instanceof DatabaseUnavailable)) {
          this.#log.error({ event: 'views.failed', err: failure });
        }
        for (const kind of ['page', 'source', 'campaign'] as const) {
          for (const [name, number] of counts[kind]) this.#add(kind, name, number, day);
        }
      }
    }
  }

  get #today(): string {
    return dayIn(this.#sentences.timeZone, this.#now());
  }

  get #isOn(): boolean {
    return Boolean(this.#sentences.viewsKeptDays);
  }

  #add(kind: keyof Counts, name: string, number = 1, day = this.#today): void {
    const ofDay = this.#days.get(day) ?? nothing();
    this.#days.set(day, ofDay);
    const counts = ofDay[kind];
    const isFull = counts.size >= mostNames[kind] && !counts.has(name);
    const own = isFull ? others : name;
    counts.set(own, (counts.get(own) ?? 0) + number);
  }
}
