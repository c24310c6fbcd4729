import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { networkIcon } from '../content/company.ts';
import { single } from '../content/entries.ts';
import { frameIcons, iconSprite } from '../content/icon-sprite.ts';

/** The icons of the frame around every page in one file. */
export const GET: APIRoute = async () => {
  const { social } = await single('company', defaultLanguage);
  const networks = social.map(({ network }) => networkIcon(network));
  return new Response(iconSprite([...new Set([...frameIcons, ...networks])]), {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
