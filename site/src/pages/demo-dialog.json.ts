import type { APIRoute } from 'astro';
import { demoDialog } from '../content/forms.ts';

/** What the Book a Demo dialog says; fetched when a visitor is about to open it. */
export const GET: APIRoute = async () =>
  new Response(JSON.stringify(await demoDialog()), {
    headers: { 'content-type': 'application/json' },
  });
