import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { pageWords } from '../content/entries.ts';
import { drawShelf } from '../ornaments/shelf.tsx';
import { svgResponse } from '../routes/svg-response.ts';

/** The goods of the till on the home page in one picture, in the order of its keys. */
export const GET: APIRoute = async () => {
  const { till } = await pageWords('home', defaultLanguage);
  return svgResponse(drawShelf(till.goods.map(({ drawing }) => drawing)));
};
