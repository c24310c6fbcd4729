import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AstroConfig, AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent, sentence } from '../src/content/check/check.ts';
import { content, onContentChange } from './content-changes.ts';

/**
 * Checks content/ before and while `npm run dev` runs. A mistake is shown in the browser in the words of
 * the check, in the place of whatever page was asked for, until it is mended.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        if (command === 'dev') await untilMended(config, logger);
      },
      'astro:server:setup': ({ server, logger }) => {
        let sentences = check(logger);
        onContentChange(server.watcher, () => {
          sentences = check(logger);
          // The modules of the site hold what they have read.
          for (const { moduleGraph, hot } of Object.values(server.environments)) {
            moduleGraph.invalidateAll();
            hot.send({ type: 'full-reload' });
          }
        });
        server.middlewares.use((request, response, next) => {
          if (sentences.length === 0 || !request.headers.accept?.includes('text/html')) next();
          else answer(response, sentences);
        });
      },
    },
  };
}

function check(logger: AstroIntegrationLogger): string[] {
  const sentences = checkContent(content).map(sentence);
  for (const line of sentences) logger.error(line);
  return sentences;
}

/** Astro does not start with a mistake in content/; until there is none, the page says what it is. */
async function untilMended({ server: address }: AstroConfig, logger: AstroIntegrationLogger) {
  if (check(logger).length === 0) return;
  const host = typeof address.host === 'string' ? address.host : 'localhost';
  const server = createServer();
  await once(server.listen(address.port, host), 'listening');
  logger.info(`Waiting for content/ to be mended, at http://${host}:${address.port}`);
  await new Promise<void>((resolve) => {
    server.on('request', (_request, response: ServerResponse) => {
      const sentences = checkContent(content).map(sentence);
      answer(response, sentences);
      if (sentences.length === 0) resolve();
    });
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that asks again each second, and so becomes the site once the mistakes are gone. */
function answer(response: ServerResponse, sentences: readonly string[]): void {
  response.writeHead(500, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A mistake in content/</title>
<meta http-equiv="refresh" content="1"></head>
<body style="font: 1.125rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem">
<h1>${sentences.length === 1 ? 'One mistake' : `${sentences.length} mistakes`} in content/</h1>
<ul>${sentences.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>
<p>Save the file once it is mended; this page then shows the site again.</p>
</body></html>`);
}
