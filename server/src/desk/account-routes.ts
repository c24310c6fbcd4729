import { type Choices, choices, type Sessions, type User } from '@nokshi/contract/session.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeLogEntry } from '../ledger/desk/log.ts';
import { endSessionOf, endSessions, sessionsOf } from '../ledger/desk/sessions.ts';
import { isUnchanged, setChoices, setPassword } from '../ledger/desk/users.ts';
import { digestOfOwn } from './cookies.ts';
import type { DeskDependencies } from './dependencies.ts';
import { deedOf, userOf } from './guard.ts';
import { refusePassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { weaknessAside } from './password-strength.ts';
import { provePassword } from './prove-password.ts';
import { readAs } from './read-as.ts';

/** `GET` and `PATCH /session`, `GET` and `DELETE /sessions`, `DELETE /sessions/{id}`: who one is, and where signed in. */
export function accountRoutes(
  app: FastifyInstance,
  { timed, isLocal }: Pick<DeskDependencies, 'timed' | 'isLocal'>,
): void {
  const toldOf = (request: FastifyRequest): User => {
    const { isConfirmed: _, ...user } = userOf(request);
    return { ...user, isLocal };
  };

  app.get('/session', async (request): Promise<User> => toldOf(request));

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
      ...toldOf(request),
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
    const kept = await provePassword(timed, request, reply, old);
    if (!kept) return reply;
    const { name, email } = kept;
    const weakness = await weaknessAside(wanted, [name, email]);
    if (weakness) return refusePassword(reply, weakness);
    const hash = await hashPassword(wanted);
    const own = [digestOfOwn('session', request), digestOfOwn('device', request)];
    const isSet = await timed.inTransaction(async (transaction, time) => {
      // The password may have been changed by the command line meanwhile: who knew only the old one must not undo that.
      if (!(await isUnchanged(transaction, kept))) return false;
      await setPassword(transaction, email, hash, own);
      await writeLogEntry(transaction, deedOf(request, 'changed-password'), time);
      return true;
    });
    return isSet ? undefined : reply.code(401).send({ message: 'Please sign in.' });
  }

  app.get('/sessions', async (request): Promise<Sessions> => {
    const rows = await timed.use((ledger, time) => sessionsOf(ledger, userOf(request).email, time));
    const own = digestOfOwn('session', request);
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
    const own = digestOfOwn('session', request);
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
