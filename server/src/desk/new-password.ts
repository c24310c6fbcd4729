import type { PasswordFault } from '@nokshi/contract/session.ts';
import type { FastifyReply } from 'fastify';

const faults: Record<PasswordFault, string> = {
  wrong: 'The old password is wrong.',
  short: 'A password has at least 12 letters.',
  guessable: 'This password is among the first that are tried.',
};

/** Says what is wrong with a password that somebody chose, or with the one that proves who they are. */
export const refusePassword = (reply: FastifyReply, password: PasswordFault) =>
  reply.code(422).send({ message: faults[password], password });
