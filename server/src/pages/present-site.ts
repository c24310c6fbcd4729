import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViewCounter } from '../views/view-counter.ts';
import type { Pages } from './pages.ts';

/** The site that is shown at present: whoever holds it sees another release as soon as that is shown. */
export class PresentSite implements Pages {
  #pages: Pages;
  /** Told who asks, and which page was shown. */
  counter: Pick<ViewCounter, 'asked' | 'answered'> | undefined;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** Shows another release from the next request on. */
  show(pages: Pages): void {
    this.#pages = pages;
  }

  html(path: string): Buffer | undefined {
    return this.#pages.html(path);
  }

  headers(path?: string): Readonly<Record<string, string>> {
    return this.#pages.headers(path);
  }

  answerGuarded(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    return this.#pages.answerGuarded(path, request, response);
  }

  answer(request: IncomingMessage, response: ServerResponse): string | undefined {
    this.counter?.asked(request, response);
    const page = this.#pages.answer(request, response);
    if (page !== undefined) this.counter?.answered(page, request);
    return page;
  }
}
