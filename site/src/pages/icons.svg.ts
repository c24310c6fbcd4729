import type { APIRoute } from 'astro';
import { iconSprite } from '../content/icon-sprite.ts';

/** The icons of the frame around every page in one file. */
export const GET: APIRoute = () =>
  new Response(iconSprite(), { headers: { 'content-type': 'image/svg+xml' } });
