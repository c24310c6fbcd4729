import type { FastifyReply } from 'fastify';
import type { Given, QuestionName } from '../../../../editor/src/questions.ts';

const statuses = { unknown: 404, wrong: 422, stale: 409 } as const;

/** Answers with what the editor gave, or why it gave nothing. */
export function answer<Name extends QuestionName>(
  reply: FastifyReply,
  given: Given<Name>,
  status = 200,
) {
  if (given.kind === 'given') return reply.code(status).send(given.given ?? undefined);
  const { kind, ...told } = given;
  return reply.code(statuses[kind]).send(told);
}
