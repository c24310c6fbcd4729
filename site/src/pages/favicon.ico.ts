import type { APIRoute } from 'astro';
import { ico, icon, readMark } from '../seo/icons.ts';

/** For programs that ask for /favicon.ico whatever the page says. */
export const GET: APIRoute = async () => {
  const mark = readMark();
  const pictures = await Promise.all(
    [16, 32].map(async (size) => ({ size, png: await icon(mark, size) })),
  );
  return new Response(new Uint8Array(ico(pictures)), {
    headers: { 'content-type': 'image/x-icon' },
  });
};
