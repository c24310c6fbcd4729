import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pages } from './pages.ts';

/** Told who asks for what, and which page was the answer. */
type ToldOfPages = {
  asked(request: IncomingMessage, response: ServerResponse): void;
  answered(page: string, request: IncomingMessage): void;
};

/** The site that is shown at present: whoever holds it sees another release as soon as that is shown. */
export class PresentSite implements Pages {
  #pages: Pages;
  counter: ToldOfPages | undefined;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** Shows another release from the next request on. */
  show(pages: Pages): void {
    this.#pages = pages;
  }

  get folder(): string {
    return this.#pages.folder;
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
