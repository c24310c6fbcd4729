import type { APIRoute } from 'astro';
import { readMark } from '../seo/icons.ts';

/** The mark in content/company/logo as the icon of browsers that take drawings. */
export const GET: APIRoute = () =>
  new Response(new Uint8Array(readMark().bytes), { headers: { 'content-type': 'image/svg+xml' } });
