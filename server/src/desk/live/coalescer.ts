import { type News, nothing, together } from '../../ledger/news/news.ts';

/** News are told so often at most: thousands of enquiries a second are no reason to look more often. */
const pauseMilliseconds = 250;

/** Tells news at once when none were told just now, and else together with what follows. */
export class Coalescer {
  readonly #tell: (news: News) => void;
  #waiting: News = nothing;
  #toldAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(tell: (news: News) => void) {
    this.#tell = tell;
  }

  add(news: News): void {
    this.#waiting = together(this.#waiting, news);
    const rest = this.#toldAt + pauseMilliseconds - performance.now();
    this.#timer ??= setTimeout(() => this.flush(), Math.max(0, rest)).unref();
  }

  /** Tells what waits, now. */
  flush(): void {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#toldAt = performance.now();
    const news = this.#waiting;
    this.#waiting = nothing;
    this.#tell(news);
  }
}
