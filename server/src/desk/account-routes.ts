import {
  type Choices,
  choices,
  type PasswordFault,
  type Sessions,
  type User,
} from '@nokshi/contract/session.ts';
import type { Action } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeLogEntry } from '../ledger/desk/log.ts';
import { endSessionOf, endSessions, sessionsOf } from '../ledger/desk/sessions.ts';
import { beginTry, forgetTry } from '../ledger/desk/tries.ts';
import { findUser, isUnchanged, setChoices, setPassword } from '../ledger/desk/users.ts';
import { digestOf } from '../ledger/digest.ts';
import { readCookie } from './cookies.ts';
import { mostTries, refuseForNow } from './counted-try.ts';
import type { DeskDependencies } from './dependencies.ts';
import { authorOf, userOf } from './guard.ts';
import { hashPassword, isPassword } from './password.ts';
import { weaknessAside } from './password-strength.ts';
import { readAs } from './read-as.ts';

const faults: Record<PasswordFault, string> = {
  wrong: 'The old password is wrong.',
  short: 'A password has at least 12 letters.',
  guessable: 'This password is among the first that are tried.',
};

const refuse = (reply: FastifyReply, password: PasswordFault) =>
  reply.code(422).send({ message: faults[password], password });

/** A log entry that concerns no enquiry. */
const deedOf = (request: FastifyRequest, action: Action) =>
  ({ author: authorOf(request), action, detail: null, reference: null }) as const;

/** The hash under which the request's session or browser is stored. */
const digestOfOwn = (request: FastifyRequest, kept: 'session' | 'device'): string =>
  digestOf(readCookie(kept, request) ?? '');

/** `GET` and `PATCH /session`, `GET` and `DELETE /sessions`, `DELETE /sessions/{id}`: who one is, and where signed in. */
export function accountRoutes(
  app: FastifyInstance,
  { database, timed, isLocal }: Pick<DeskDependencies, 'database' | 'timed' | 'isLocal'>,
): void {
  app.get('/session', async (request): Promise<User> => ({ ...userOf(request), isLocal }));

  app.patch('/session', async (request, reply) => {
    const { password, ...chosen } = readAs(choices, request.body);
    const user = userOf(request);
    if (password && (await changePassword(password, request, reply))) return reply;
    await timed.inTransaction(async (transaction, time) => {
      await setChoices(transaction, user.email, chosen);
      if (Object.keys(chosen).length === 0) return;
      await writeLogEntry(transaction, deedOf(request, 'changed-settings'), time);
    });
    return {
      ...{ ...user, isLocal },
      language: chosen.language ?? user.language,
      digestMail: chosen.digestMail ?? user.digestMail,
    };
  });

  /** @returns the reply when it was refused */
  async function changePassword(
    { old, new: wanted }: NonNullable<Choices['password']>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    const user = userOf(request);
    // Counted by the session alone: nobody else can lock out whoever is signed in.
    const account = `session ${digestOfOwn(request, 'session')}`;
    const attempt = await timed.use((ledger, time) =>
      beginTry(ledger, [{ by: account, most: mostTries }], time),
    );
    if ('refused' in attempt) return refuseForNow(reply, attempt.refused);
    const kept = await database.use((ledger) => findUser(ledger, user.email));
    if (!(await isPassword(old, kept?.password, 'known')) || !kept) return refuse(reply, 'wrong');
    await database.use((ledger) => forgetTry(ledger, attempt, account));
    const weakness = await weaknessAside(wanted, [user.name, user.email]);
    if (weakness) return refuse(reply, weakness);
    const hash = await hashPassword(wanted);
    const own = [digestOfOwn(request, 'session'), digestOfOwn(request, 'device')];
    const isSet = await timed.inTransaction(async (transaction, time) => {
      // The password may have been changed by the command line meanwhile: who knew only the old one must not undo that.
      if (!(await isUnchanged(transaction, kept))) return false;
      await setPassword(transaction, user.email, hash, own);
      await writeLogEntry(transaction, deedOf(request, 'changed-password'), time);
      return true;
    });
    return isSet ? undefined : reply.code(401).send({ message: 'Please sign in.' });
  }

  app.get('/sessions', async (request): Promise<Sessions> => {
    const rows = await timed.use((ledger, time) => sessionsOf(ledger, userOf(request).email, time));
    const own = digestOfOwn(request, 'session');
    return {
      sessions: rows.map(({ digest, browser, began_at, seen_at }) => ({
        id: digest,
        browser,
        beganAt: new Date(began_at).toISOString(),
        seenAt: new Date(seen_at).toISOString(),
        isThis: digest === own,
      })),
    };
  });

  app.delete('/sessions', async (request, reply) => {
    const user = userOf(request);
    const own = digestOfOwn(request, 'session');
    await timed.inTransaction(async (transaction, time) => {
      await endSessions(transaction, user.email, own);
      await writeLogEntry(transaction, deedOf(request, 'ended-sessions'), time);
    });
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>('/sessions/:id', async (request, reply) => {
    const user = userOf(request);
    const isEnded = await timed.inTransaction(async (transaction, time) => {
      const ended = await endSessionOf(transaction, user.email, request.params.id);
      if (ended) await writeLogEntry(transaction, deedOf(request, 'ended-session'), time);
      return ended;
    });
    return isEnded
      ? reply.code(204).send()
      : reply.code(404).send({ message: 'That session has ended.' });
  });
}
