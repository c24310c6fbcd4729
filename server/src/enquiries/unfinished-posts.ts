import { finished } from 'node:stream';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Thrown where an address has as many as it may. */
export class TooManyUnfinished extends Error {
  readonly statusCode = 429;
}

/** The posts of each address, of an IPv6 network (/64) in one, whose bodies are still on their way. */
export class UnfinishedPosts {
  readonly #most: number;
  readonly #byAddress = new Map<string, Set<FastifyRequest>>();

  /** @param mostPerMinute what an address may post; a quarter of it at once, since a form comes in one go */
  constructor(mostPerMinute: number) {
    this.#most = Math.ceil(mostPerMinute / 4);
  }

  /** Takes a place for a post until it has arrived, is answered or broken off. @returns whether there was one */
  admit(request: FastifyRequest, reply: FastifyReply): boolean {
    const address = normalizeIP(request.ip);
    const posts = this.#byAddress.get(address) ?? new Set();
    if (posts.size >= this.#most) return false;
    this.#byAddress.set(address, posts.add(request));
    const release = () => {
      posts.delete(request);
      if (posts.size === 0 && this.#byAddress.get(address) === posts)
        this.#byAddress.delete(address);
    };
    finished(request.raw, release);
    reply.raw.once('close', release);
    return true;
  }
}
