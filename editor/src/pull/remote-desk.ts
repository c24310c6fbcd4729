import { PullRefused } from './refused.ts';

/** What one signs in with; the code is asked for where the desk demands one. */
export type Credentials = { email: string; password: string; askCode: () => Promise<string> };

/** Several times what a company's content takes. */
const mostBytes = 512 * 1024 ** 2;

const answerMilliseconds = 60_000;
const archiveMilliseconds = 30 * 60_000;

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin of an address that was typed.
 * @throws PullRefused for what is none, or would carry a password in clear text
 */
export function readAddress(typed: string): string {
  const url = URL.parse(typed);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new PullRefused(`${typed} is no address such as https://www.nokshi.example.`);
  }
  if (url.protocol === 'http:' && !ownNames.includes(url.hostname)) {
    throw new PullRefused(
      'The password would cross the network in clear text: name the https:// address.',
    );
  }
  return url.origin;
}

/** A desk that somebody signs in at over the network. */
export class RemoteDesk {
  readonly #origin: string;
  #cookie = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @throws PullRefused saying why it can't be */
  async signIn({ email, password, askCode }: Credentials): Promise<void> {
    const tried = await this.#ask('POST', '/session', { email, password });
    const isWanted = tried.status === 401 && (await told(tried.clone()))?.needsCode === true;
    const answer = isWanted
      ? await this.#ask('POST', '/session', { email, password, code: await askCode() })
      : tried;
    if (answer.status !== 204) throw await this.#refusal(answer);
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  }

  /** All content as the desk has it, as a zip. @throws PullRefused saying why there is none */
  async archive(): Promise<Uint8Array> {
    const answer = await this.#ask('GET', '/content/archive', undefined, archiveMilliseconds);
    if (answer.status === 403) {
      throw new PullRefused('Only an owner may take the content along, and this user is none.');
    }
    const isZip = answer.headers.get('content-type') === 'application/zip';
    if (answer.status !== 200 || !isZip) throw await this.#refusal(answer);
    return readWhole(answer);
  }

  /** Ends the session; one that can't be ended now ends by itself. */
  async signOut(): Promise<void> {
    if (this.#cookie !== '') await this.#ask('DELETE', '/session').catch(() => {});
  }

  async #ask(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    milliseconds = answerMilliseconds,
  ): Promise<Response> {
    try {
      return await fetch(`${this.#origin}/api/desk${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(milliseconds),
        headers: {
          origin: this.#origin,
          ...(body && { 'content-type': 'application/json' }),
          ...(this.#cookie !== '' && { cookie: this.#cookie }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (failure) {
      throw new PullRefused(`${this.#origin} can't be reached: ${reasonOf(failure)}.`);
    }
  }

  async #refusal(answer: Response): Promise<PullRefused> {
    const location = answer.headers.get('location');
    if (location !== null) {
      const other = URL.parse(location, this.#origin)?.origin;
      return new PullRefused(`${this.#origin} leads on to ${other}: name that address.`);
    }
    const message = (await told(answer))?.message;
    // A site without a desk answers with a page, or with words of its own.
    if (answer.status === 404 || message === undefined) {
      return new PullRefused(`There is no desk with an editor at ${this.#origin}.`);
    }
    return new PullRefused(message);
  }
}

type Told = { message?: string; needsCode?: true };

/** What a desk says in JSON; undefined for what somebody else says. */
async function told(answer: Response): Promise<Told | undefined> {
  try {
    const message: unknown = await answer.json();
    return typeof message === 'object' && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  if (failure.name === 'TimeoutError') return 'it takes too long to answer';
  // Node.js says "fetch failed", and why in the cause.
  return failure.cause instanceof Error ? failure.cause.message : failure.message;
}

async function readWhole({ body }: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of body ?? []) {
      size += piece.length;
      if (size > mostBytes) throw new PullRefused('The content is larger than 512 MB.');
      pieces.push(piece);
    }
  } catch (failure) {
    if (failure instanceof PullRefused) throw failure;
    throw new PullRefused(`The content did not arrive whole: ${reasonOf(failure)}.`);
  }
  return Buffer.concat(pieces);
}
