import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf } from '../ledger/digest.ts';
import { isAtHost } from '../requests/same-host.ts';

type Kept = 'session' | 'device';

/** A month and half a year: the ledger decides when they end (sessions.ts). */
const seconds = { session: 30 * 24 * 60 * 60, device: 180 * 24 * 60 * 60 };

const isThisMachine = ({ hostname }: FastifyRequest): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].some((name) => isAtHost(`http://${name}`, hostname));

/**
 * Whether what is typed crosses no network of others in clear text: https, or http from a browser on
 * this machine, which can't keep a cookie that is Secure.
 */
export const isPrivate = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || isThisMachine(request);

/** `__Host-` binds a cookie to this very host over https (RFC 6265bis, 4.1.3.2). */
function nameOf(kept: Kept, request: FastifyRequest): string {
  const name = kept === 'session' ? 'desk' : 'desk-device';
  return request.protocol === 'https' ? `__Host-${name}` : name;
}

export const readCookie = (kept: Kept, request: FastifyRequest): string | undefined =>
  request.cookies[nameOf(kept, request)];

/** What the ledger has in place of the secret of the request's session or browser. */
export const digestOfOwn = (kept: Kept, request: FastifyRequest): string =>
  digestOf(readCookie(kept, request) ?? '');

export function setCookie(
  kept: Kept,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  reply.setCookie(nameOf(kept, request), secret, {
    path: '/',
    httpOnly: true,
    secure: request.protocol === 'https',
    sameSite: 'lax',
    maxAge: seconds[kept],
  });
}

export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf('session', request), {
    path: '/',
    secure: request.protocol === 'https',
  });
}
