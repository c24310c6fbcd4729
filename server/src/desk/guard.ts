import { normalizeIP } from '@fastify/rate-limit';
import { operationOf } from '@nokshi/contract/contract.ts';
import { type Action, may, type Right } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

const refusals: Readonly<Record<Right, string>> = {
  desk: 'This is for users of the desk.',
  enquiries: 'This is for owners and sales.',
  content: 'This is for owners and editors.',
  ownership: 'Only an owner may do this.',
};

/** Refuses whoever may not; behind `demandSession`. */
export const demandRight = (right: Right) =>
  async function demand(request: FastifyRequest, reply: FastifyReply) {
    if (may(userOf(request).role, right)) return;
    return reply.code(403).send({ message: refusals[right] });
  };

/** Refuses whoever has to set up a second factor first. */
export async function demandSetUp(request: FastifyRequest, reply: FastifyReply) {
  if (!userOf(request).needsSecondFactor) return;
  const message = 'Please set up a second factor first: the owner demands it of all.';
  return reply.code(403).send({ message, needsSecondFactor: true });
}

/** Refuses whoever was not asked for the password a moment ago. */
async function demandConfirmation(request: FastifyRequest, reply: FastifyReply) {
  if (userOf(request).isConfirmed) return;
  return reply
    .code(403)
    .send({ message: 'Please type your password once more.', needsPassword: true });
}

/**
 * Has every route of a scope refuse whose it is not, by what the contract says of its address; behind
 * `demandSession`. Once a body has come, which may take half a minute, it is asked again.
 * @throws when a route is added that the contract doesn't know
 */
export function demandRights(scope: FastifyInstance, timed: TimedLedger): void {
  const demand = demandSession(timed);
  const askAgain = async (request: FastifyRequest, reply: FastifyReply) =>
    hasBody(request) ? demand(request, reply) : undefined;
  scope.addHook('onRoute', (route) => {
    const path = route.url.slice(route.prefix.length);
    if (path === '/*') return;
    const method = route.method === 'HEAD' ? 'GET' : route.method;
    const operation = operationOf(String(method), path);
    if (!operation || operation.for === 'anybody') {
      throw new Error(`The contract says nobody whose ${method} ${path} is.`);
    }
    const guards = [
      ...(operation.isOpenFirst ? [] : [demandSetUp]),
      demandRight(operation.for),
      ...(operation.isConfirmed ? [demandConfirmation] : []),
    ];
    route.onRequest = [...guards, ...[route.onRequest ?? []].flat()];
    route.preHandler = [askAgain, ...guards, ...[route.preHandler ?? []].flat()];
  });
}

/** Who asks, behind `demandSession`. */
export function userOf({ user }: FastifyRequest): SignedIn {
  if (!user) throw new Error('A route of the desk has no guard.');
  return user;
}

/** A log entry of the request's user that concerns no enquiry. @param detail of the action, where it has one */
export const deedOf = (request: FastifyRequest, action: Action, detail: string | null = null) =>
  ({ author: authorOf(request), action, detail, reference: null }) as const;

/** From which network something is asked: of IPv6, what a household has. */
export const networkOf = ({ ip }: FastifyRequest): string => normalizeIP(ip);

/** Who asks, behind `demandSession`, as the log keeps them. */
export function authorOf(request: FastifyRequest): Author {
  const { name, email } = userOf(request);
  return { name, email, network: networkOf(request) };
}
