import { timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { beginSession } from '../../ledger/desk/sessions.ts';
import { digestOf } from '../../ledger/digest.ts';
import { readEditorWords } from '../content/editor-words.ts';
import { setCookie } from '../cookies.ts';
import { signedIn } from '../guard.ts';
import type { TimedLedger } from '../timed-ledger.ts';
import { localEmail, welcomeLocalOwner } from './local-owner.ts';

/** A desk of somebody who works on the content of a clone, on their own machine. */
export type LocalDesk = {
  /** What the address has that the terminal shows: a secret, as long as the program runs. */
  token: string;
};

/** By any other name a page of the web could have led a browser here (DNS rebinding). */
const ownNames = new Set(['127.0.0.1', 'localhost']);

/** Answers whoever asks for this machine by a name of its own, and nobody else. */
export function answerOwnNamesAlone(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (ownNames.has(request.hostname)) return;
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send('Only this machine is answered.\n');
  });
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));

/**
 * Lets into the pages of a scope whoever opens the address that the terminal shows, or has: any program
 * of this machine can ask here, and doesn't know it.
 */
export async function localDoor(
  app: FastifyInstance,
  { token }: LocalDesk,
  timed: TimedLedger,
): Promise<void> {
  await app.register(cookie);
  app.addHook('onReady', () => welcomeLocalOwner(timed));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { pathname, searchParams } = new URL(request.url, 'http://desk');
    if (isSame(searchParams.get('token') ?? '', token)) {
      const secret = await timed.use((ledger, time) => beginSession(ledger, localEmail, time));
      setCookie('session', request, reply, secret);
      return reply.redirect(pathname, 303);
    }
    if (await signedIn(request, timed, false)) return;
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send('Please open the address that the terminal shows.\n');
  });
}

/** What whoever has a page of an earlier start is told to do, by language. */
export async function whereToOpen(site: string) {
  const words = await readEditorWords(site);
  return (
    words &&
    Object.fromEntries(
      Object.entries(words).map(([code, { preview }]) => [code, preview.openFromTerminal]),
    )
  );
}
