import worker from '@nokshi/desk/offline/worker.js?raw';
import type { APIRoute } from 'astro';
import { minifySync } from 'vite';

export const GET: APIRoute = () => {
  const { code, errors } = minifySync('worker.js', worker, { module: false });
  if (errors.length > 0) throw new Error('desk/src/offline/worker.js is no script');
  return new Response(code, { headers: { 'content-type': 'text/javascript' } });
};
