import { confirming } from '@nokshi/contract/session.ts';
import type { FastifyInstance } from 'fastify';
import { confirmSession } from '../ledger/desk/sessions.ts';
import { digestOfOwn } from './cookies.ts';
import type { DeskDependencies } from './dependencies.ts';
import { provePassword } from './prove-password.ts';
import { readAs } from './read-as.ts';

/** `/session/confirmation`: the password once more, before what can't be undone or lets others in. */
export function confirmationRoutes(
  app: FastifyInstance,
  { timed }: Pick<DeskDependencies, 'timed'>,
): void {
  // What the contract demands of this address is the answer.
  app.get('/session/confirmation', (_request, reply) => reply.code(204).send());

  app.post('/session/confirmation', async (request, reply) => {
    const { password } = readAs(confirming, request.body);
    const proven = await provePassword(timed, request, reply, password);
    if (!proven) return reply;
    const session = digestOfOwn('session', request);
    await timed.use((ledger, time) => confirmSession(ledger, session, time));
    return reply.code(204).send();
  });
}
