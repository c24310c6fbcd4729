import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const message = z.object({
  preview: z.object({
    draftNote: z.string(),
    backToDesk: z.string(),
    openFromTerminal: z.string(),
  }),
});

/** What the editor says, as the desk's page fetches it. */
const editorWords = z.record(z.string(), message);

/**
 * What the server says in the words of the editor, by language; undefined where they are not there.
 * @param ownSite the site that the program came with, whose words are those of this program
 */
export async function readEditorWords(ownSite: string) {
  const text = await readFile(join(ownSite, 'desk/editor.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : editorWords.parse(JSON.parse(text));
}
