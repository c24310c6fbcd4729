import {
  type AccessLink,
  changingRole,
  inviting,
  type ManagedUsers,
} from '@nokshi/contract/users.ts';
import { normalEmail } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  holdsUntil,
  listInvitations,
  makeAccessLink,
  takeAccessLink,
} from '../ledger/desk/access-links.ts';
import { writeLogEntry } from '../ledger/desk/log.ts';
import { isSecondFactorDemanded } from '../ledger/desk/second-factor.ts';
import {
  changeRole,
  findUser,
  listManagedUsers,
  listUsers,
  removeUser,
  type UserChange,
} from '../ledger/desk/users.ts';
import { iso } from '../ledger/iso.ts';
import type { DeskDependencies } from './dependencies.ts';
import { deedOf, userOf } from './guard.ts';
import { readAs } from './read-as.ts';

type OfUser = { Params: { email: string } };

const noSuch = { message: 'There is no such user. Somebody may have removed them.' };

const refuse = (reply: FastifyReply, change: Exclude<UserChange, 'done'>) =>
  change === 'missing'
    ? reply.code(404).send(noSuch)
    : reply.code(422).send({
        message: 'The last owner stays one: make somebody else an owner first.',
        reason: 'last-owner',
      });

/** The address of a link, below that of the site. Behind #, no server and no log is told the secret. */
const pathOf = (secret: string): string => `/desk/access#${secret}`;

/** `/users`: who works at the desk, and for owners the way to invite, change and remove them. */
export function userRoutes(
  app: FastifyInstance,
  { timed, sendAccessLink }: Pick<DeskDependencies, 'timed' | 'sendAccessLink'>,
): void {
  const told = (
    request: FastifyRequest,
    link: { email: string; secret: string; made_at: number; isInvitation: boolean },
  ): AccessLink => {
    const { email, isInvitation } = link;
    const path = pathOf(link.secret);
    const until = holdsUntil(link);
    const { name: author, language } = userOf(request);
    // The address that the owner has open: that of the site may be changed by others than owners.
    const { origin } = request.headers;
    const sent = { email, path, origin, until, isInvitation, author, language };
    const isMailed = sendAccessLink?.(sent) ?? false;
    return { path, until: new Date(until).toISOString(), isMailed };
  };

  app.get('/users', async () => ({ users: await timed.use(listUsers) }));

  app.get('/users/managed', () =>
    timed.use(async (ledger, time): Promise<ManagedUsers> => {
      const users = await listManagedUsers(ledger);
      const invitations = await listInvitations(ledger, time);
      return {
        demandsSecondFactor: await isSecondFactorDemanded(ledger),
        users: users.map(({ used_at, ...user }) => ({ ...user, usedAt: iso(used_at) })),
        invitations: invitations.map(({ email, role, made_by, made_at }) => ({
          ...{ email, role, by: made_by },
          until: new Date(holdsUntil({ made_at })).toISOString(),
        })),
      };
    }),
  );

  app.post('/users', async (request, reply) => {
    const { email, role } = readAs(inviting, request.body);
    const { name: made_by, email: maker } = userOf(request);
    const link = await timed.inTransaction(async (transaction, made_at) => {
      if (await findUser(transaction, email)) return undefined;
      const secret = await makeAccessLink(transaction, { email, role, made_by, maker, made_at });
      await writeLogEntry(transaction, deedOf(request, 'invited', email), made_at);
      return { email, secret, made_at, isInvitation: true };
    });
    if (link) return reply.code(201).send(told(request, link));
    const message = `${email} is a user already. A new password is made at their name.`;
    return reply.code(422).send({ message, reason: 'known' });
  });

  app.post<OfUser>('/users/:email/reset', async (request, reply) => {
    const { name: made_by, email: maker } = userOf(request);
    const link = await timed.inTransaction(async (transaction, made_at) => {
      const user = await findUser(transaction, request.params.email);
      if (!user) return undefined;
      const { email } = user;
      const role = null;
      const secret = await makeAccessLink(transaction, { email, role, made_by, maker, made_at });
      await writeLogEntry(transaction, deedOf(request, 'reset-password', email), made_at);
      return { email, secret, made_at, isInvitation: false };
    });
    return link ? reply.code(201).send(told(request, link)) : reply.code(404).send(noSuch);
  });

  app.patch<OfUser>('/users/:email', async (request, reply) => {
    const { role } = readAs(changingRole, request.body);
    const email = normalEmail(request.params.email);
    const change = await timed.inTransaction(async (transaction, time) => {
      const done = await changeRole(transaction, email, role);
      const deed = deedOf(request, 'changed-role', `${role} ${email}`);
      if (done === 'done') await writeLogEntry(transaction, deed, time);
      return done;
    });
    return change === 'done' ? reply.code(204).send() : refuse(reply, change);
  });

  app.delete<OfUser>('/users/:email', async (request, reply) => {
    const email = normalEmail(request.params.email);
    const change = await timed.inTransaction(async (transaction, time) => {
      const removed = await removeUser(transaction, email);
      const isInvited = removed === 'missing' && (await takeAccessLink(transaction, email));
      const done = isInvited ? 'done' : removed;
      const deed = deedOf(request, isInvited ? 'withdrew-invitation' : 'removed-user', email);
      if (done === 'done') await writeLogEntry(transaction, deed, time);
      return done;
    });
    return change === 'done' ? reply.code(204).send() : refuse(reply, change);
  });
}
