import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import {
  changesAsked,
  contentAsked,
  entryAsked,
  historyAsked,
  newEntry,
  ofOwners,
  orderAsked,
  picksAsked,
  revertAsked,
  translationHeld,
} from '@nokshi/contract/content.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { Answer, Answers } from '../editing-addresses.ts';
import { userOf } from '../guard.ts';
import type { Live } from '../live/live.ts';
import { readAs } from '../read-as.ts';
import { answer } from './answer.ts';
import type { Editor } from './editor-process.ts';
import { openAnswer } from './open-answer.ts';
import { pictureUploadAnswer } from './picture-upload.ts';
import { tellChange } from './tell-change.ts';

/** Refuses to change the entry of owners to whoever is none. */
const unlessOfOwners =
  (told: Answer): Answer =>
  (request, reply) => {
    const { folder, name } = request.params;
    if (`${folder}/${name}` !== ofOwners || may(userOf(request).role, 'ownership'))
      return told(request, reply);
    return reply.code(403).send({ message: 'Only an owner changes what the company is.' });
  };

/** `/content`: the draft of all words and pictures. */
export function contentAnswers(editor: Editor, live: Live) {
  return {
    'GET /content': async (request, reply) => {
      const { q = '', language = defaultLanguage } = readAs(contentAsked, request.query);
      return answer(reply, await editor.ask('list', { q, language }));
    },

    'GET /content/checklist': async (request, reply) => {
      const { language = defaultLanguage } = readAs(entryAsked, request.query);
      return answer(reply, await editor.ask('checklist', { language }));
    },

    'GET /content/archive': async (_request, reply) => {
      const archive = await editor.ask('archive', null);
      if (archive.kind !== 'given') return answer(reply, archive);
      const { file } = archive.given;
      const stream = createReadStream(file);
      stream.once('close', () => rm(file, { force: true }));
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="content.zip"')
        .send(stream);
    },

    'GET /content/picks/:kind': async (request, reply) => {
      const { q = '', language = defaultLanguage } = readAs(picksAsked, request.query);
      const { kind } = request.params;
      return answer(reply, await editor.ask('picks', { kind, q, language }));
    },

    'GET /content/:folder/:name': async (request, reply) => {
      const { language = defaultLanguage } = readAs(entryAsked, request.query);
      return answer(reply, await editor.ask('open', { ...request.params, language }));
    },

    'PATCH /content/:folder/:name': unlessOfOwners(async (request, reply) => {
      const { language = defaultLanguage, ...asked } = readAs(changesAsked, request.body);
      const { folder, name } = request.params;
      const by = userOf(request).name;
      const given = await editor.ask('change', { folder, name, ...asked, by, language });
      tellChange(live, `${folder}/${name}`, by, given);
      return answer(reply, given);
    }),

    'POST /content/:folder': async (request, reply) => {
      const { name, title = null, like = null } = readAs(newEntry, request.body);
      const { folder } = request.params;
      const by = userOf(request).name;
      const given = await editor.ask('make', { folder, name, title, like, by });
      tellChange(live, `${folder}/${name}`, by, given);
      return answer(reply, given, 201);
    },

    'DELETE /content/:folder/:name': async (request, reply) => {
      const { folder, name } = request.params;
      const by = userOf(request).name;
      const given = await editor.ask('remove', { folder, name, by });
      tellChange(live, `${folder}/${name}`, by, given);
      return answer(reply, given, 204);
    },

    'PUT /content/:folder/order': async (request, reply) => {
      const { entries } = readAs(orderAsked, request.body);
      const { folder } = request.params;
      const by = userOf(request).name;
      const given = await editor.ask('order', { folder, entries, by });
      if (given.kind === 'given') live.tell({ content: 'many' });
      return answer(reply, given, 204);
    },

    'GET /content/:folder/:name/history': async (request, reply) => {
      const { language = defaultLanguage, after } = readAs(historyAsked, request.query);
      return answer(reply, await editor.ask('history', { ...request.params, after, language }));
    },

    'POST /content/:folder/:name/revert': unlessOfOwners(async (request, reply) => {
      const { language = defaultLanguage, ...asked } = readAs(revertAsked, request.body);
      const { folder, name } = request.params;
      const by = userOf(request).name;
      const given = await editor.ask('revert', { folder, name, ...asked, by, language });
      tellChange(live, `${folder}/${name}`, by, given);
      return answer(reply, given);
    }),

    'POST /content/:folder/:name/translated': async (request, reply) => {
      const { language = defaultLanguage, ...asked } = readAs(translationHeld, request.body);
      const { folder, name } = request.params;
      const by = userOf(request).name;
      return answer(reply, await editor.ask('confirm', { folder, name, ...asked, by, language }));
    },

    'GET /content/:folder/:name/picture': openAnswer(editor),

    'PUT /content/:folder/:name/picture': unlessOfOwners(pictureUploadAnswer(editor, live)),
  } satisfies Partial<Answers>;
}
