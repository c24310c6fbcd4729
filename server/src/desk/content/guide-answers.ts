import { entryAsked } from '@nokshi/contract/content.ts';
import { guideAnswered } from '@nokshi/contract/guide.ts';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { FastifyReply } from 'fastify';
import type { Answer, Answers } from '../editing-addresses.ts';
import type { Live } from '../live/live.ts';
import { readAs } from '../read-as.ts';
import { answer } from './answer.ts';
import type { Editor } from './editor-process.ts';

/**
 * `/guide`: a clone becomes a company's own.
 * @param isLocal whether there is a clone: the draft of a server has one company, and others see to it
 */
export function guideAnswers(editor: Editor, live: Live, isLocal: boolean) {
  const ofClone =
    (told: Answer): Answer =>
    (request, reply) =>
      isLocal
        ? told(request, reply)
        : reply
            .code(404)
            .send({ message: 'There is a guide in a clone alone.', reason: 'unknown' });
  const answerOf = async (name: 'plan' | 'adopt', body: unknown, reply: FastifyReply) => {
    const { answers, language = defaultLanguage } = readAs(guideAnswered, body);
    const told = await editor.ask(name, { answers, language });
    if (told.kind === 'given' && 'faults' in told.given) {
      const { faults } = told.given;
      return reply.code(422).send({ message: 'Some answers are not right yet.', faults });
    }
    if (name === 'adopt' && told.kind === 'given') live.tell({ content: 'many' });
    return answer(reply, told);
  };
  return {
    'GET /guide': ofClone(async (request, reply) => {
      const { language = defaultLanguage } = readAs(entryAsked, request.query);
      return answer(reply, await editor.ask('guide', { language }));
    }),
    'POST /guide/plan': ofClone((request, reply) => answerOf('plan', request.body, reply)),
    'POST /guide': ofClone((request, reply) => answerOf('adopt', request.body, reply)),
  } satisfies Partial<Answers>;
}
