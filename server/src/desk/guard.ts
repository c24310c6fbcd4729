import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Author } from '../ledger/desk/log.ts';
import { type SignedIn, userOfSession } from '../ledger/desk/sessions.ts';
import { isAtHost } from '../requests/same-host.ts';
import { readCookie } from './cookies.ts';
import type { TimedLedger } from './timed-ledger.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks the desk; undefined before it is known, and for who signs in. */
    user: SignedIn | undefined;
  }
  interface FastifyContextConfig {
    /** Set where the body of a write is a picture: the route reads nothing else. */
    takesPicture?: true;
  }
}

/** Whether a browser says that a page of this very site asks; a request that says nothing may be anybody's. */
function isFromDesk(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return isAtHost(request.headers.origin, request.host);
}

const isJson = (request: FastifyRequest): boolean =>
  /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');

/** Whether anything is to be read. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether a browser says that a page of another site asks, or has a link that somebody follows. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

/**
 * Refuses what a page of another site could make a browser send. To read, too: opening an enquiry marks it
 * as read, and an archive of all pictures is dear.
 */
export async function demandOwnAsking(request: FastifyRequest, reply: FastifyReply) {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && !isFromElsewhere(request)) return;
  if (isRead || !isFromDesk(request))
    return reply.code(403).send({ message: 'Not from this page.' });
  const { takesPicture } = request.routeOptions.config;
  if (hasBody(request) && !takesPicture && !isJson(request)) {
    return reply.code(415).send({ message: 'Only JSON is read.' });
  }
}

/** Whether somebody is there: a page that nobody touches says so, and follows what happens by itself. */
const isUse = ({ headers }: FastifyRequest): boolean =>
  headers['desk-unattended'] === undefined && headers.accept !== 'text/event-stream';

/**
 * Whose session a request has at this moment: it may end while the request is answered.
 * @param isUse whether that keeps the session alive
 */
export async function signedIn(
  request: FastifyRequest,
  timed: TimedLedger,
  isUse: boolean,
): Promise<SignedIn | undefined> {
  const secret = readCookie('session', request);
  if (!secret) return undefined;
  return timed.use((ledger, time) => userOfSession(ledger, secret, time, isUse));
}

/**
 * Refuses whoever has no session; notes in the request whose it is.
 * @param whereToOpen where nobody signs in: what to do instead, by language
 */
export const demandSession = (
  timed: TimedLedger,
  whereToOpen: () => Promise<object | undefined> = async () => undefined,
) =>
  async function demand(request: FastifyRequest, reply: FastifyReply) {
    request.user = await signedIn(request, timed, isUse(request));
    if (request.user) return;
    const opening = await whereToOpen();
    return reply.code(401).send({ message: 'Please sign in.', ...(opening && { opening }) });
  };

/** Refuses whoever is no owner; behind `demandSession`. */
export async function demandOwner(request: FastifyRequest, reply: FastifyReply) {
  if (userOf(request).role === 'owner') return;
  return reply.code(403).send({ message: 'Only an owner may do this.' });
}

/** Who asks, behind `demandSession`. */
export function userOf({ user }: FastifyRequest): SignedIn {
  if (!user) throw new Error('A route of the desk has no guard.');
  return user;
}

/** From which network something is asked: of IPv6, what a household has. */
export const networkOf = ({ ip }: FastifyRequest): string => normalizeIP(ip);

/** Who asks, behind `demandSession`, as the log keeps them. */
export function authorOf(request: FastifyRequest): Author {
  const { name, email } = userOf(request);
  return { name, email, network: networkOf(request) };
}
