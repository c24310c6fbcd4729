import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharedTime } from '../ledger/database/clock.ts';
import type { Database } from '../ledger/database/database.ts';
import { noteDeed } from '../ledger/desk/log.ts';
import {
  beginDevice,
  beginSession,
  endSession,
  isDeviceOf,
  removeEnded,
} from '../ledger/desk/sessions.ts';
import { beginTry, forgetTry } from '../ledger/desk/tries.ts';
import { findUser, normalEmail } from '../ledger/desk/users.ts';
import { credentials } from './contract/session.ts';
import { clearSession, isPrivate, readCookie, setCookie } from './cookies.ts';
import { demandSession, userOf } from './guard.ts';
import { isPassword } from './password.ts';

/** `POST`, `GET` and `DELETE /session`: to sign in, to know who is, to sign out. */
export function signInRoutes(app: FastifyInstance, database: Database, now: () => number): void {
  app.post('/session', async (request, reply) => {
    if (!isPrivate(request)) {
      return reply.code(403).send({ message: 'Signing in takes https.' });
    }
    const typed = credentials.safeParse(request.body);
    if (!typed.success) return refuse(reply);
    const email = normalEmail(typed.data.email);
    const device = readCookie('device', request);
    return database.use(async (ledger) => {
      const time = await sharedTime(ledger, now());
      const isKnown =
        device !== undefined && (await isDeviceOf(ledger, device, email, time)) && device;
      // Whoever was here before is counted alone, so that nobody else can lock them out.
      const account = isKnown ? `device ${device}` : `account ${email}`;
      const by = isKnown ? [account] : [account, `network ${normalizeIP(request.ip)}`];
      const attempt = await beginTry(ledger, by, time);
      if ('refused' in attempt) return refuseForNow(reply, attempt.refused);
      const user = await findUser(ledger, email);
      if (!(await isPassword(typed.data.password, user?.password)) || !user) return refuse(reply);
      await forgetTry(ledger, attempt, account);
      await removeEnded(ledger, time);
      // A session that came along was begun by somebody else, or is of no more use.
      await endFormer(request, (secret) => endSession(ledger, secret));
      setCookie('session', request, reply, await beginSession(ledger, email, time));
      if (!isKnown) setCookie('device', request, reply, await beginDevice(ledger, email, time));
      const deed = {
        author: user.name,
        action: 'signed-in',
        detail: null,
        reference: null,
      } as const;
      await noteDeed(ledger, deed, time);
      return reply.code(204).send();
    });
  });

  app.get('/session', { onRequest: demandSession(database, now) }, async (request) =>
    userOf(request),
  );

  app.delete('/session', async (request, reply) => {
    await endFormer(request, (secret) => database.use((ledger) => endSession(ledger, secret)));
    clearSession(request, reply);
    return reply.code(204).send();
  });
}

const refuse = (reply: FastifyReply) =>
  reply.code(401).send({ message: 'The address or the password is wrong.' });

const refuseForNow = (reply: FastifyReply, milliseconds: number) =>
  reply
    .code(429)
    .header('retry-after', String(Math.ceil(milliseconds / 1000)))
    .send({ message: 'Too many tries. Please wait a quarter of an hour.' });

async function endFormer(
  request: FastifyRequest,
  end: (secret: string) => Promise<void>,
): Promise<void> {
  const former = readCookie('session', request);
  if (former !== undefined) await end(former);
}
