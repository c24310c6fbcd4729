import type { APIRoute } from 'astro';
import { plainly } from '../../content/entries.ts';

/** The words of users and of the links by which they come, which the desk fetches when it shows them. */
export const GET: APIRoute = async () =>
  Response.json({
    en: (await plainly.single('desk', 'en')).users,
    bn: (await plainly.single('desk', 'bn')).users,
  });
