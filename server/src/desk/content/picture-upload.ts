import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pictureAsked } from '@nokshi/contract/pictures.ts';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { Crop, Given } from '../../../../editor/src/questions.ts';
import { giveMoreTime } from '../../limited-server.ts';
import type { Answer } from '../editing-addresses.ts';
import { awayIfUnwritten } from '../editor-away.ts';
import { userOf } from '../guard.ts';
import type { Live } from '../live/live.ts';
import { readAs } from '../read-as.ts';
import { answer } from './answer.ts';
import type { Editor } from './editor-process.ts';
import { tellChange } from './tell-change.ts';

/** More than what a good phone makes of a photo, in bytes. */
export const mostBytes = 25 * 1024 * 1024;

/** Pictures that arrive at once: each fills the disk. */
const mostAtOnce = 4;

/** Takes a picture to its field: the body is the file, kept on the disk while it is looked at. */
export function pictureUploadAnswer(editor: Editor, live: Live): Answer {
  let arriving = 0;
  return async (request, reply) => {
    const { crop, language = defaultLanguage, ...asked } = readAs(pictureAsked, request.query);
    if (!isStream(request.body)) {
      return reply.code(415).send({ message: 'Only a picture is read.' });
    }
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new TooLarge();
    if (arriving >= mostAtOnce) {
      return reply
        .code(503)
        .send({ message: 'Too many pictures at once. Please try again.', reason: 'busy' });
    }
    const by = userOf(request).name;
    const file = path.join(editor.temporaryFolder, `${crypto.randomUUID()}.picture`);
    arriving += 1;
    let given: Given<'place'>;
    try {
      await mkdir(editor.temporaryFolder, { recursive: true });
      await keep(request.body, file);
      const wanted = { ...request.params, ...asked, language, file, crop: readCrop(crop), by };
      given = await editor.ask('place', wanted);
    } catch (failure) {
      throw awayIfUnwritten(failure);
    } finally {
      arriving -= 1;
      await rm(file, { force: true });
    }
    const { folder, name } = request.params;
    tellChange(live, `${folder}/${name}`, by, given);
    return answer(reply, given);
  };
}

/** Thrown for a picture of more bytes than are taken. */
class TooLarge extends Error {
  readonly statusCode = 413;
}

const isStream = (body: unknown): body is IncomingMessage =>
  typeof body === 'object' && body !== null && 'pipe' in body;

/**
 * Writes what arrives to a new file. The file is there before anything can fail, so that it goes whatever does.
 * @throws TooLarge
 */
async function keep(body: IncomingMessage, file: string): Promise<void> {
  await using target = await open(file, 'wx');
  let length = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      giveMoreTime(body);
      length += chunk.length;
      if (length > mostBytes) throw new TooLarge();
      await target.writeFile(chunk);
    }
  } finally {
    // What comes after a failure is read all the same: left alone, it would hold up its whole connection.
    body.resume();
  }
}

function readCrop(written: string | undefined): Crop {
  if (written === undefined) return null;
  const [left = 0, top = 0, width = 1, height = 1] = written.split(',').map(Number);
  return { left, top, width, height };
}
