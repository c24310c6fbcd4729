import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefersHtml } from '../requests/prefers-html.ts';

/**
 * The most that an enquiry may have, in bytes: enough for all fields at their limits, in four signs
 * a letter and up to twelve bytes a sign, as a form without JavaScript sends them.
 */
export const bodyLimit = 320 * 1024;

/** The most of a plain form that is read to give its words back, in bytes. */
export const readLimit = 1024 * 1024;

/** As many may wait for their bytes at once as fit into 32 MB. */
const mostReadAtOnce = 32;

const formType = 'application/x-www-form-urlencoded';

const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

/** Whether a request says that it has more than an enquiry may have. */
export const isLarge = (request: FastifyRequest): boolean => lengthOf(request) > bodyLimit;

/**
 * Which large requests are read. Forms of browsers without JavaScript are: they are refused all the
 * same, but nothing else than the answer can give a visitor the words back.
 */
export class LargeForms {
  #reading = 0;

  /** Takes a place for a large request until its answer is over. @returns whether to read it */
  admit(request: FastifyRequest, reply: FastifyReply): boolean {
    const isForm = request.headers['content-type']?.startsWith(formType) === true;
    if (!isForm || !prefersHtml(request.headers.accept)) return false;
    if (lengthOf(request) > readLimit || this.#reading >= mostReadAtOnce) return false;
    this.#reading += 1;
    reply.raw.once('close', () => {
      this.#reading -= 1;
    });
    return true;
  }
}

/** Thrown where a body is larger than it may be. */
export class TooLarge extends Error {
  readonly statusCode = 413;
}

async function* cut(body: Readable): AsyncGenerator<Buffer> {
  let length = 0;
  // The connection has to stand for the answer.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > bodyLimit) throw new TooLarge();
    yield chunk;
  }
}

/** The body of a request that doesn't say its length; fails with 413 where it gets too large. */
export const cutBody = (body: Readable): Readable =>
  Readable.from(cut(body), { objectMode: false });
