import { type NewSecondFactor, provingSecondFactor } from '@nokshi/contract/session.ts';
import { demandingSecondFactor } from '@nokshi/contract/users.ts';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { encode } from 'uqr';
import { writeLogEntry } from '../ledger/desk/log.ts';
import { demandSecondFactor, setSecondFactor } from '../ledger/desk/second-factor.ts';
import { findUser } from '../ledger/desk/users.ts';
import { digestOfOwn } from './cookies.ts';
import type { DeskDependencies } from './dependencies.ts';
import { deedOf, userOf } from './guard.ts';
import { readAs } from './read-as.ts';
import { keyAddress, newKey, newRecoveryCodes, stepOf } from './second-factor.ts';

const refuseSecond = (reply: FastifyReply) =>
  reply.code(409).send({ message: 'You sign in with a second factor already.' });

/** `/session/second-factor`, where users set theirs up, and `/users/second-factor`, where owners demand it. */
export function secondFactorRoutes(
  app: FastifyInstance,
  { timed, sentences }: Pick<DeskDependencies, 'timed' | 'sentences'>,
): void {
  app.post('/session/second-factor', async (request, reply) => {
    const { email, hasSecondFactor } = userOf(request);
    if (hasSecondFactor) return refuseSecond(reply);
    const key = newKey();
    const address = keyAddress(key, sentences.company[defaultLanguage].brand, email);
    const { data } = encode(address, { border: 0, ecc: 'L' });
    const squares = data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
    return { key, address, squares } satisfies NewSecondFactor;
  });

  app.put('/session/second-factor', async (request, reply) => {
    const { key, code } = readAs(provingSecondFactor, request.body);
    const { email } = userOf(request);
    const recoveryCodes = newRecoveryCodes();
    const own = digestOfOwn('session', request);
    const outcome = await timed.inTransaction(async (transaction, time) => {
      if ((await findUser(transaction, email))?.totp_secret !== null) return 'second';
      const step = stepOf(code, key, time);
      if (step === undefined) return 'wrong';
      await setSecondFactor(transaction, email, { secret: key, step, recoveryCodes }, own);
      await writeLogEntry(transaction, deedOf(request, 'set-up-second-factor'), time);
      return 'set';
    });
    if (outcome === 'set') return { recoveryCodes };
    if (outcome === 'second') return refuseSecond(reply);
    return reply.code(422).send({ message: 'The code is wrong. Is the clock of the phone right?' });
  });

  app.put('/users/second-factor', async (request, reply) => {
    const { isDemanded } = readAs(demandingSecondFactor, request.body);
    await timed.inTransaction(async (transaction, time) => {
      if (!(await demandSecondFactor(transaction, isDemanded ? time : undefined))) return;
      const action = isDemanded ? 'demanded-second-factor' : 'lifted-second-factor';
      await writeLogEntry(transaction, deedOf(request, action), time);
    });
    return reply.code(204).send();
  });
}
