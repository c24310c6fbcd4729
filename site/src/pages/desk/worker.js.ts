import worker from '@nokshi/desk/offline/worker.js?raw';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () =>
  new Response(worker, { headers: { 'content-type': 'text/javascript' } });
