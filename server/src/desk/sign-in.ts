import { type Credentials, credentials } from '@nokshi/contract/session.ts';
import { normalEmail } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeLogEntry } from '../ledger/desk/log.ts';
import { beginDevice, beginSession, endSession, removeEnded } from '../ledger/desk/sessions.ts';
import { forgetTry } from '../ledger/desk/tries.ts';
import { findUser, isUnchanged } from '../ledger/desk/users.ts';
import type { Schema } from '../ledger/schema.ts';
import { clearSession, isPrivate, readCookie, setCookie } from './cookies.ts';
import { countTry, refuseForNow } from './counted-try.ts';
import type { DeskDependencies } from './dependencies.ts';
import { isPassword } from './password.ts';
import { takeCode } from './second-factor.ts';

/** `POST` and `DELETE /session`: to sign in and out. */
export function signInRoutes(
  app: FastifyInstance,
  { database, timed }: Pick<DeskDependencies, 'database' | 'timed'>,
): void {
  app.post('/session', async (request, reply) => {
    if (!isPrivate(request)) {
      return reply.code(403).send({ message: 'Signing in takes https.' });
    }
    const typed = credentials.safeParse(request.body);
    if (!typed.success) return refuse(reply);
    return timed.use((ledger, time) => signIn(ledger, typed.data, request, reply, time));
  });

  app.delete('/session', async (request, reply) => {
    await endFormer(request, (secret) => database.use((ledger) => endSession(ledger, secret)));
    clearSession(request, reply);
    return reply.code(204).send();
  });
}

async function signIn(
  ledger: Kysely<Schema>,
  typed: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
  time: number,
) {
  const email = normalEmail(typed.email);
  const { attempt, account, isKnown } = await countTry(ledger, request, email, time);
  if ('refused' in attempt) return refuseForNow(reply, attempt.refused);
  const user = await findUser(ledger, email);
  if (!(await isPassword(typed.password, user?.password)) || !user) return refuse(reply);
  const { totp_secret } = user;
  if (totp_secret !== null) {
    if (typed.code === undefined) {
      // Nothing wrong was tried; wrong codes that were before count on.
      await forgetTry(ledger, attempt);
      return askForCode(reply, 'Please type the code of the second factor.');
    }
    if (!(await takeCode(ledger, { email, totp_secret }, typed.code, time))) {
      return askForCode(reply, 'The code is wrong, or was used before.');
    }
  }
  await forgetTry(ledger, attempt, account);
  await removeEnded(ledger, time);
  // A session that came along was begun by somebody else, or is of no more use.
  await endFormer(request, (secret) => endSession(ledger, secret));
  const begun = await ledger.transaction().execute(async (transaction) => {
    if (!(await isUnchanged(transaction, user))) return undefined;
    const logEntry = {
      author: user.name,
      action: 'signed-in',
      detail: null,
      reference: null,
    } as const;
    await writeLogEntry(transaction, logEntry, time);
    return {
      session: await beginSession(transaction, email, time),
      device: isKnown ? undefined : await beginDevice(transaction, email, time),
    };
  });
  if (!begun) return refuse(reply);
  setCookie('session', request, reply, begun.session);
  if (begun.device !== undefined) setCookie('device', request, reply, begun.device);
  return reply.code(204).send();
}

const refuse = (reply: FastifyReply) =>
  reply.code(401).send({ message: 'The address or the password is wrong.' });

/** Only to whoever knows the password: nobody else learns that there is a second factor. */
const askForCode = (reply: FastifyReply, message: string) =>
  reply.code(401).send({ message, needsCode: true });

async function endFormer(
  request: FastifyRequest,
  end: (secret: string) => Promise<void>,
): Promise<void> {
  const former = readCookie('session', request);
  if (former !== undefined) await end(former);
}
