import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { single } from '../content/entries.ts';
import { iconSprite } from '../content/icon-sprite.ts';
import { svgResponse } from '../routes/svg-response.ts';

/** The icons of header, menu and footer in one file. */
export const GET: APIRoute = async () => {
  const { social } = await single('company', defaultLanguage);
  return svgResponse(iconSprite(social.map(({ network }) => network)));
};
