import { words } from '@nokshi/forms/words-schema.ts';
import { z } from 'zod';
import { pictureRefusals } from './refusals.ts';

const sentence = words(400, 'A sentence of the editor');
const each = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, sentence])) as Record<Key, typeof sentence>,
  );

/** content/editor-words: what the editor says, apart from the names of fields. */
export const editorWords = z.strictObject({
  refusals: each(pictureRefusals).describe('Why a picture was not taken'),
});
