import type { ServerResponse } from 'node:http';
import { may, type Right, type Role } from '@nokshi/contract/vocabulary.ts';

/** An open page of the desk. */
export type Stream = {
  id: string;
  email: string;
  /** Of the secret of its session. */
  session: string;
  role: Role;
  response: ServerResponse;
};

/** Whoever has more pages open than this has forgotten the oldest. */
const mostOfUser = 10;

/** On one server. */
const mostStreams = 200;

/** So much waits at most for who reads slower than things happen, in bytes. */
const mostUnread = 64 * 1024;

/** Milliseconds until a browser that lost a stream of its own accord asks again. */
const retryMilliseconds = 2000;

/** The streams of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) that are open here. */
export class Streams {
  /** The oldest first. */
  readonly #open = new Map<string, Stream>();
  readonly #onEnd: (stream: Stream) => void;

  /** @param onEnd called once for each, whoever ended it */
  constructor(onEnd: (stream: Stream) => void) {
    this.#onEnd = onEnd;
  }

  get size(): number {
    return this.#open.size;
  }

  get isFull(): boolean {
    return this.#open.size >= mostStreams;
  }

  get all(): readonly Stream[] {
    return [...this.#open.values()];
  }

  /**
   * Begins one, whose head was sent; the oldest of the same user ends when they have too many.
   * @returns false for a page that was closed meanwhile: nothing would ever say that it ends
   */
  begin(stream: Stream): boolean {
    if (stream.response.destroyed) return false;
    const own = this.all.filter(({ email }) => email === stream.email);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - mostOfUser))) {
      this.#write(oldest, eventOf('displaced', {}));
      this.end(oldest);
    }
    this.#open.set(stream.id, stream);
    stream.response.once('close', () => this.#remove(stream));
    stream.response.write(`retry: ${retryMilliseconds}\n\n`);
    return true;
  }

  /** Tells one page. */
  tell(stream: Stream, name: string, data: object): void {
    this.#write(stream, eventOf(name, data));
  }

  /** Tells the pages of all who have a right. */
  tellAll(right: Right, name: string, data: object): void {
    const event = eventOf(name, data);
    for (const stream of this.all) if (may(stream.role, right)) this.#write(stream, event);
  }

  /** Proxies end connections on which nothing comes, and only writing shows who is gone. */
  beat(): void {
    for (const stream of this.all) this.#write(stream, ':\n\n');
  }

  end(stream: Stream): void {
    stream.response.end();
    this.#remove(stream);
  }

  endAll(): void {
    for (const stream of this.all) this.end(stream);
  }

  #write(stream: Stream, text: string): void {
    if (!this.#open.has(stream.id)) return;
    stream.response.write(text);
    if (stream.response.writableLength <= mostUnread) return;
    stream.response.destroy();
    this.#remove(stream);
  }

  #remove(stream: Stream): void {
    if (this.#open.delete(stream.id)) this.#onEnd(stream);
  }
}

const eventOf = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
