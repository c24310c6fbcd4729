import { draftAddress, shownAddress } from '@nokshi/releases/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAtHost } from '../requests/same-host.ts';

/** Whether an owner tries a form of the draft, or of a page that the desk shows: it is no visitor's. */
export function isTried({ headers }: FastifyRequest): boolean {
  const path = URL.parse(headers.referer ?? '')?.pathname ?? '';
  return [draftAddress, shownAddress].some((site) => `${path}/`.startsWith(`${site}/`));
}

/**
 * Whether a request comes from our own pages or from an origin on the list. Browsers say so in
 * Sec-Fetch-Site, older ones in Origin; programs that say neither can't be a lured visitor.
 * @param address of the site, which a proxy may keep from us when it names another host
 */
export function isOwnRequest(
  request: FastifyRequest,
  allowed: readonly string[],
  address: string,
): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && allowed.includes(origin)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const hosts = [request.host, new URL(address).host];
  return origin === undefined || hosts.some((host) => isAtHost(origin, host));
}

/** Lets scripts of an origin on the list send enquiries and read the answers. */
export function allowOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): void {
  if (allowed.length === 0) return;
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !allowed.includes(origin)) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, idempotency-key',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '600',
  });
}
