import type { APIRoute } from 'astro';
import { single } from '../content/entries.ts';
import { searchIndex } from '../search/search-index.ts';
import { loadContent } from '../seo/load-content.ts';

/** What the search in the header looks through; fetched when it is opened. */
export const GET: APIRoute = async () => {
  const [content, { close }] = await Promise.all([loadContent(), single('labels')]);
  return Response.json(searchIndex(content, close));
};
