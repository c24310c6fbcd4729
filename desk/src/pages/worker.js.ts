import ownAnswer from '@nokshi/forms/own-answer.js?raw';
import type { APIRoute } from 'astro';
import { workerScript } from '../../../site/pipeline/worker-script.ts';
import worker from '../offline/worker.js?raw';

export const GET: APIRoute = () =>
  new Response(workerScript(worker, ownAnswer), { headers: { 'content-type': 'text/javascript' } });
