import { type Credentials, credentials } from '@nokshi/contract/session.ts';
import { normalEmail } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { minute } from '../durations.ts';
import { type Author, writeLogEntry } from '../ledger/desk/log.ts';
import {
  beginDevice,
  beginSession,
  endSession,
  removeEnded,
  userOfSession,
} from '../ledger/desk/sessions.ts';
import { beginTry, codesOf, forgetTry, removeOldTries } from '../ledger/desk/tries.ts';
import { findUser, isUnchanged } from '../ledger/desk/users.ts';
import type { Schema } from '../ledger/schema.ts';
import { onceAMinute } from '../once-a-minute.ts';
import { browserName } from './browser-name.ts';
import { clearSession, isPrivate, readCookie, setCookie } from './cookies.ts';
import { askForWork, countTry, mostTries, refuseForNow } from './counted-try.ts';
import type { DeskDependencies } from './dependencies.ts';
import { networkOf } from './guard.ts';
import { isPassword } from './password.ts';
import { isFull, refuseWaiting, TooManyPasswords } from './password-turns.ts';
import { authorOfTry, noteRefusedSignIns } from './refused-sign-ins.ts';
import { takeCode } from './second-factor.ts';

/** What came of a try to sign in: `in`, or what is wrong or to be done first. */
type Outcome =
  | { kind: 'in'; session: string; device: string | undefined }
  | { kind: 'work'; milliseconds: number; time: number }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'code' | 'wrong' | 'wrong-code' };

/** Whether the password or the code is known to be wrong, or too many were; others were asked for something first. */
const isRefusal = ({ kind }: Outcome): boolean => ['wait', 'wrong', 'wrong-code'].includes(kind);

/** `POST` and `DELETE /session`: to sign in and out. */
export function signInRoutes(
  app: FastifyInstance,
  { timed }: Pick<DeskDependencies, 'timed'>,
): void {
  let removedAt = Number.NEGATIVE_INFINITY;
  let refused = 0;
  const isMinuteLater = onceAMinute();
  const noteInLog = noteRefusedSignIns(app, timed);
  const refusedAs = new WeakMap<FastifyRequest, Author>();

  app.post('/session', { onResponse: noteRefusal }, async (request, reply) => {
    if (!isPrivate(request)) {
      return reply.code(403).send({ message: 'Signing in takes https.' });
    }
    const typed = credentials.safeParse(request.body);
    if (!typed.success) return answer(request, reply, { kind: 'wrong' });
    return answer(request, reply, await tryToSignIn(typed.data, request));
  });

  async function tryToSignIn(typed: Credentials, request: FastifyRequest): Promise<Outcome> {
    // Before anything is asked of the ledger: a flood shall cost as little as it can.
    const isStranger = readCookie('device', request) === undefined;
    if (isStranger && typed.work === undefined && isFull('plain')) {
      return { kind: 'work', milliseconds: shortly, time: await timed.time() };
    }
    return timed.use(async (ledger, time) => {
      if (Math.abs(time - removedAt) >= minute) {
        removedAt = time;
        await removeOldTries(ledger, time);
      }
      const outcome = await signIn(ledger, typed, request, time);
      if (isRefusal(outcome))
        refusedAs.set(request, await authorOfTry(ledger, typed.email, request));
      return outcome;
    });
  }

  /** Tells once a minute of those who were refused unheard, however many they are. */
  async function noteRefusal(request: FastifyRequest, { statusCode }: FastifyReply) {
    const author = refusedAs.get(request);
    if (author) await noteInLog(author);
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
    const former = readCookie('session', request);
    if (former !== undefined) {
      await timed.inTransaction((transaction, time) =>
        signOut(transaction, former, networkOf(request), time),
      );
    }
    clearSession(request, reply);
    return reply.code(204).send();
  });
}

/** Ends a session, and notes whose it was; one that has ended is nobody's. */
async function signOut(
  transaction: Transaction<Schema>,
  secret: string,
  network: string,
  time: number,
): Promise<void> {
  const user = await userOfSession(transaction, secret, time, false);
  await endSession(transaction, secret);
  if (!user) return;
  const author = { name: user.name, email: user.email, network };
  const entry = { author, action: 'signed-out', detail: null, reference: null } as const;
  await writeLogEntry(transaction, entry, time);
}

async function signIn(
  ledger: Kysely<Schema>,
  typed: Credentials,
  request: FastifyRequest,
  time: number,
): Promise<Outcome> {
  const email = normalEmail(typed.email);
  const asked = { email, work: typed.work };
  const { attempt, account, lane } = await countTry(ledger, request, asked, time);
  if ('refused' in attempt) {
    const { refused: milliseconds, isLiftedByWork } = attempt;
    return isLiftedByWork ? { kind: 'work', milliseconds, time } : { kind: 'wait', milliseconds };
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
  if (isRight === undefined) return { kind: 'work', milliseconds: shortly, time };
  if (!isRight || !user) return { kind: 'wrong' };
  const { totp_secret } = user;
  if (totp_secret !== null) {
    if (typed.code === undefined) {
      // Nothing wrong was tried; wrong codes that were before count on.
      await forgetTry(ledger, attempt);
      return { kind: 'code' };
    }
    // A code is guessed much sooner than a password, so work buys no more tries.
    const codes = codesOf(email);
    const ofCode =
      lane === 'known' ? undefined : await beginTry(ledger, [{ by: codes, most: mostTries }], time);
    if (ofCode && 'refused' in ofCode) return { kind: 'wait', milliseconds: ofCode.refused };
    if (!(await takeCode(ledger, { email, totp_secret }, typed.code, time))) {
      return { kind: 'wrong-code' };
    }
    if (ofCode) await forgetTry(ledger, ofCode, codes);
  }
  await forgetTry(ledger, attempt, account);
  await removeEnded(ledger, time);
  // A session that came along was begun by somebody else, or is of no more use.
  const former = readCookie('session', request);
  if (former !== undefined) await endSession(ledger, former);
  const begun = await ledger.transaction().execute(async (transaction) => {
    if (!(await isUnchanged(transaction, user))) return undefined;
    const browser = browserName(request.headers['user-agent']);
    const session = await beginSession(transaction, email, time, browser);
    const device = lane === 'known' ? undefined : await beginDevice(transaction, email, time);
    const author = { name: user.name, email, network: networkOf(request) };
    const entry = { author, action: 'signed-in', detail: null, reference: null } as const;
    await writeLogEntry(transaction, entry, time);
    return { session, device };
  });
  return begun ? { kind: 'in', ...begun } : { kind: 'wrong' };
}

/** After so many milliseconds others may have gone. */
const shortly = 5000;

function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome) {
  switch (outcome.kind) {
    case 'in':
      setCookie('session', request, reply, outcome.session);
      if (outcome.device !== undefined) setCookie('device', request, reply, outcome.device);
      return reply.code(204).send();
    case 'work':
      return askForWork(reply, outcome.milliseconds, outcome.time);
    case 'wait':
      return refuseForNow(reply, outcome.milliseconds);
    case 'code':
      return askForCode(reply, 'Please type the code of the second factor.');
    case 'wrong-code':
      return askForCode(reply, 'The code is wrong, or was used before.');
    case 'wrong':
      return reply.code(401).send({ message: 'The address or the password is wrong.' });
  }
}

/** Only to whoever knows the password: nobody else learns that there is a second factor. */
const askForCode = (reply: FastifyReply, message: string) =>
  reply.code(401).send({ message, needsCode: true });
