import type { APIRoute } from 'astro';
import { plainly } from '../../content/entries.ts';

/** The words of the editor, which the desk fetches when words are changed. */
export const GET: APIRoute = async () =>
  Response.json({
    en: await plainly.single('editor-words', 'en'),
    bn: await plainly.single('editor-words', 'bn'),
  });
