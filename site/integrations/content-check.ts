import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { checkContent, sentence } from '../src/content/check/check.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));

/**
 * Checks content/ while `npm run dev` runs. A mistake is shown in the browser in the words of the check,
 * in the place of whatever page was asked for, until it is mended.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let sentences: string[] = [];
        const check = () => {
          sentences = checkContent(content).map(sentence);
          for (const line of sentences) logger.error(line);
        };
        check();
        watch(server, () => {
          const before = sentences.join();
          check();
          if (sentences.join() !== before) server.hot.send({ type: 'full-reload' });
        });
        server.middlewares.use((request, response, next) => {
          if (sentences.length === 0 || !request.headers.accept?.includes('text/html'))
            return next();
          response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
          response.end(mistakesPage(sentences));
        });
      },
    },
  };
}

/** An editor's save comes as several events; one check is enough for those of the same moment. */
function watch(server: ViteDevServer, onChange: () => void): void {
  let waiting: NodeJS.Timeout | undefined;
  server.watcher.add(content);
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(content)) return;
    clearTimeout(waiting);
    waiting = setTimeout(onChange, 50);
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that loads itself again once the mistakes are gone: Vite's client tells it to. */
const mistakesPage = (sentences: readonly string[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A mistake in content/</title>
<script type="module" src="/@vite/client"></script></head>
<body style="font: 1.125rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem">
<h1>${sentences.length === 1 ? 'One mistake' : `${sentences.length} mistakes`} in content/</h1>
<ul>${sentences.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>
<p>Save the file once it is mended; this page then shows the site again.</p>
</body></html>`;
