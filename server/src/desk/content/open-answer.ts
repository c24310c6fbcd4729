import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pictureOpened } from '@nokshi/contract/pictures.ts';
import { smallPicture } from '@nokshi/releases/paths.ts';
import type { FastifyReply } from 'fastify';
import type { Given } from '../../../../editor/src/questions.ts';
import type { Answer } from '../editing-addresses.ts';
import { readAs } from '../read-as.ts';
import { answer } from './answer.ts';
import type { Editor } from './editor-process.ts';

const year = 365 * 24 * 60 * 60;

/** Shows a picture of the draft, or of what is on the site. What was made small for somebody before needs no editor. */
export function openAnswer(editor: Editor): Answer {
  /** A list asks for a hundred at once, and whoever types meanwhile waits for one of them. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (ask: () => Promise<Given<'picture'>>): Promise<Given<'picture'>> => {
    const answered = last.then(ask);
    last = answered.catch(() => {});
    return answered;
  };

  return async (request, reply) => {
    const { path, width = null, digest, of = 'draft' } = readAs(pictureOpened, request.query);
    const { folder, name } = request.params;
    const small = width && digest && (await openFile(smallPicture(editor.desk, digest, width)));
    if (small) return send(reply, small, 'image/webp', true);
    const found = await inTurn(() => editor.ask('picture', { folder, name, path, width, of }));
    if (found.kind !== 'given') return answer(reply, found);
    const { file, type } = found.given;
    return send(reply, createReadStream(file), type, found.given.digest === digest);
  };
}

const openFile = (file: string): Promise<Readable | undefined> =>
  open(file).then(
    (handle) => handle.createReadStream(),
    () => undefined,
  );

/** @param isKept whether its address tells it from any other picture */
function send(reply: FastifyReply, picture: Readable, type: string, isKept: boolean) {
  if (isKept) reply.header('cache-control', `private, max-age=${year}, immutable`);
  return (
    reply
      .type(type)
      .header('x-content-type-options', 'nosniff')
      // A drawing may hold a program, and must not run it where the desk is.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(picture)
  );
}
