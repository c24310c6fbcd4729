import { type Credentials, credentials } from '@nokshi/contract/session.ts';
import { normalEmail } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { minute } from '../durations.ts';
import { writeLogEntry } from '../ledger/desk/log.ts';
import { beginDevice, beginSession, endSession, removeEnded } from '../ledger/desk/sessions.ts';
import { beginTry, codesOf, forgetTry, removeOldTries } from '../ledger/desk/tries.ts';
import { findUser, isUnchanged } from '../ledger/desk/users.ts';
import type { Schema } from '../ledger/schema.ts';
import { onceAMinute } from '../once-a-minute.ts';
import { browserName } from './browser-name.ts';
import { clearSession, isPrivate, readCookie, setCookie } from './cookies.ts';
import { askForWork, countTry, mostTries, refuseForNow } from './counted-try.ts';
import type { DeskDependencies } from './dependencies.ts';
import { isPassword } from './password.ts';
import { isFull, refuseWaiting, TooManyPasswords } from './password-turns.ts';
import { noteRefusedSignIns } from './refused-sign-ins.ts';
import { takeCode } from './second-factor.ts';

/** Requests of whose password and code nothing is known to be wrong: they were asked for something first. */
const unjudged = new WeakSet<FastifyRequest>();

/** `POST` and `DELETE /session`: to sign in and out. */
export function signInRoutes(
  app: FastifyInstance,
  { database, timed }: Pick<DeskDependencies, 'database' | 'timed'>,
): void {
  let removedAt = Number.NEGATIVE_INFINITY;
  let refused = 0;
  const isMinuteLater = onceAMinute();
  const noteInLog = noteRefusedSignIns(app, timed);

  app.post('/session', { onResponse: noteRefusal }, async (request, reply) => {
    if (!isPrivate(request)) {
      return reply.code(403).send({ message: 'Signing in takes https.' });
    }
    const typed = credentials.safeParse(request.body);
    if (!typed.success) {
      unjudged.add(request);
      return refuse(reply);
    }
    // Before anything is asked of the ledger: a flood shall cost as little as it can.
    const isStranger = readCookie('device', request) === undefined;
    if (isStranger && typed.data.work === undefined && isFull('plain')) {
      unjudged.add(request);
      return askForWork(reply, shortly, await timed.time());
    }
    return timed.use(async (ledger, time) => {
      if (Math.abs(time - removedAt) >= minute) {
        removedAt = time;
        await removeOldTries(ledger, time);
      }
      return signIn(ledger, typed.data, request, reply, time);
    });
  });

  /** Tells once a minute of those who were refused unheard, however many they are. */
  async function noteRefusal(request: FastifyRequest, { statusCode }: FastifyReply) {
    if ((statusCode === 401 || statusCode === 429) && !unjudged.has(request)) await noteInLog();
    if (statusCode !== 429 && statusCode !== 503) return;
    refused += 1;
    if (isMinuteLater()) {
      request.log.warn({ event: 'desk.sign-ins-refused', refused });
      refused = 0;
    }
  }

  // What nobody waits for any more is begun by nobody.
  app.addHook('preClose', async () => refuseWaiting());

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
  const asked = { email, work: typed.work };
  const { attempt, account, lane } = await countTry(ledger, request, asked, time);
  if ('refused' in attempt) {
    const { refused, isLiftedByWork } = attempt;
    if (!isLiftedByWork) return refuseForNow(reply, refused);
    unjudged.add(request);
    return askForWork(reply, refused, time);
  }
  const user = await findUser(ledger, email);
  const isRight = await isPassword(typed.password, user?.password, lane).catch(
    async (failure: unknown) => {
      // Nobody has looked at it.
      await forgetTry(ledger, attempt);
      if (failure instanceof TooManyPasswords && lane === 'plain') return undefined;
      throw failure;
    },
  );
  if (isRight === undefined) {
    unjudged.add(request);
    return askForWork(reply, shortly, time);
  }
  if (!isRight || !user) return refuse(reply);
  const { totp_secret } = user;
  if (totp_secret !== null) {
    if (typed.code === undefined) {
      // Nothing wrong was tried; wrong codes that were before count on.
      await forgetTry(ledger, attempt);
      unjudged.add(request);
      return askForCode(reply, 'Please type the code of the second factor.');
    }
    // A code is guessed much sooner than a password, so work buys no more tries.
    const codes = codesOf(email);
    const ofCode =
      lane === 'known' ? undefined : await beginTry(ledger, [{ by: codes, most: mostTries }], time);
    if (ofCode && 'refused' in ofCode) return refuseForNow(reply, ofCode.refused);
    if (!(await takeCode(ledger, { email, totp_secret }, typed.code, time))) {
      return askForCode(reply, 'The code is wrong, or was used before.');
    }
    if (ofCode) await forgetTry(ledger, ofCode, codes);
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
      session: await beginSession(
        transaction,
        email,
        time,
        browserName(request.headers['user-agent']),
      ),
      device: lane === 'known' ? undefined : await beginDevice(transaction, email, time),
    };
  });
  if (!begun) return refuse(reply);
  setCookie('session', request, reply, begun.session);
  if (begun.device !== undefined) setCookie('device', request, reply, begun.device);
  return reply.code(204).send();
}

/** After so many milliseconds others may have gone. */
const shortly = 5000;

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
