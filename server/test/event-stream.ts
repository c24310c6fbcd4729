import { onTestFinished } from 'vitest';
import { until } from './until.ts';

/** A stream of server-sent events, and all that came on it. */
export class EventStream {
  readonly events: { name: string; data: Record<string, unknown> }[] = [];
  /** The status and the headers of its answer. */
  readonly answer: Response;
  isOver = false;
  readonly #leaving: AbortController;

  private constructor(answer: Response, leaving: AbortController) {
    this.answer = answer;
    this.#leaving = leaving;
    void this.#read();
  }

  /** @param address of the server @param cookie of who is signed in */
  static async open(address: string, cookie: string): Promise<EventStream> {
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const answer = await fetch(`${address}/api/desk/events`, {
      headers: { cookie, accept: 'text/event-stream' },
      signal: leaving.signal,
    });
    return new EventStream(answer, leaving);
  }

  /** @returns the id that the first event gives */
  async id(): Promise<string> {
    await until('the stream to begin', () => this.named('hello').length > 0);
    return String(this.named('hello')[0]?.['stream']);
  }

  /** The data of all events of a name. */
  named(name: string): Record<string, unknown>[] {
    return this.events.filter((one) => one.name === name).map(({ data }) => data);
  }

  /** Whether it was said that this enquiry changed, by name. */
  hasNamed(reference: string): boolean {
    return this.named('changed').some(({ references }) =>
      (references as string[] | 'many').includes(reference),
    );
  }

  /** Whether it was said that anything may have changed. */
  get hasSaidMany(): boolean {
    return this.named('changed').some(({ references }) => references === 'many');
  }

  /** Whether a page knows that this enquiry may have changed: SQLite's other processes name none. */
  hasToldOf(reference: string): boolean {
    return this.hasNamed(reference) || this.hasSaidMany;
  }

  leave(): void {
    this.#leaving.abort();
  }

  async #read(): Promise<void> {
    let text = '';
    try {
      for await (const piece of this.answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += piece;
        const whole = text.split('\n\n');
        text = whole.pop() ?? '';
        for (const one of whole) this.#take(one);
      }
    } catch {
      // It was broken off: over, too.
    }
    this.isOver = true;
  }

  #take(event: string): void {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
    if (name && data) this.events.push({ name, data: JSON.parse(data) });
  }
}
