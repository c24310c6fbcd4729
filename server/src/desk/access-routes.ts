import { type OpenedLink, openingLink, usingLink } from '@nokshi/contract/users.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findAccessLink, useAccessLink } from '../ledger/desk/access-links.ts';
import { writeLogEntry } from '../ledger/desk/log.ts';
import { addUser, findUser, setPassword } from '../ledger/desk/users.ts';
import { isPrivate } from './cookies.ts';
import type { DeskDependencies } from './dependencies.ts';
import { networkOf } from './guard.ts';
import { refusePassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { weaknessAside } from './password-strength.ts';
import { readAs } from './read-as.ts';

const refuseLink = (reply: FastifyReply) =>
  reply
    .code(404)
    .send({ message: 'This link was used, or is older than a day. Please ask for another one.' });

/** `/access`: where somebody with a link chooses a password, and who is invited their name. */
export function accessRoutes(
  app: FastifyInstance,
  { timed }: Pick<DeskDependencies, 'timed'>,
): void {
  const open = (secret: string) =>
    timed.use(async (ledger, time) => {
      const link = await findAccessLink(ledger, secret, time);
      const user = link && (await findUser(ledger, link.email));
      return link && { link, name: user?.name ?? '' };
    });

  app.post('/access', async (request, reply) => {
    const { secret } = readAs(openingLink, request.body);
    const opened = await open(secret);
    if (!opened) return refuseLink(reply);
    const { link, name } = opened;
    const kind = link.role === null ? 'reset' : 'invitation';
    return { kind, email: link.email, name } satisfies OpenedLink;
  });

  app.put('/access', async (request, reply) => {
    if (!isPrivate(request)) {
      return reply.code(403).send({ message: 'Choosing a password takes https.' });
    }
    const { secret, name: typed = '', password } = readAs(usingLink, request.body);
    const opened = await open(secret);
    if (!opened) return refuseLink(reply);
    const name = opened.link.role === null ? opened.name : typed;
    if (name === '') return reply.code(422).send({ message: 'Please say your name.' });
    const weakness = await weaknessAside(password, [name, opened.link.email]);
    if (weakness) return refusePassword(reply, weakness);
    const hash = await hashPassword(password);
    const network = networkOf(request);
    const isUsed = await timed.inTransaction(async (transaction, time) => {
      const link = await useAccessLink(transaction, secret, time);
      if (!link) return false;
      const { email, role } = link;
      if (role === null) await setPassword(transaction, email, hash);
      else await addUser(transaction, { email, name, role, password: hash, created_at: time });
      const action = role === null ? 'chose-password' : 'joined';
      const author = { name, email, network };
      await writeLogEntry(transaction, { author, action, detail: null, reference: null }, time);
      return true;
    });
    return isUsed ? reply.code(204).send() : refuseLink(reply);
  });
}
