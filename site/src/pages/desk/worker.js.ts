import worker from '@nokshi/desk/offline/worker.js?raw';
import ownAnswer from '@nokshi/forms/own-answer.js?raw';
import type { APIRoute } from 'astro';
import { workerScript } from '../../../pipeline/worker-script.ts';

export const GET: APIRoute = () =>
  new Response(workerScript(worker, ownAnswer), { headers: { 'content-type': 'text/javascript' } });
