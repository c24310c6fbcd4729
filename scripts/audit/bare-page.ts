import { createServer } from 'node:http';
import { listen } from './secure-front.ts';

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><meta name="description" content="A bare page"><link rel="icon" href="data:,"></head><body><main><h1>Bare</h1></main></body></html>';

/** Serves a page with one word on it, which others are measured against. @returns its origin, and its end */
export async function serveBarePage(): Promise<{ origin: string; stop(): void }> {
  const server = createServer((_asked, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  const port = await listen(server);
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}
