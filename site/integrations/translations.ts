import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sentence } from '../src/content/check/check.ts';
import { untranslated } from '../src/content/check/translations.ts';
import { content, onContentChange } from './content-changes.ts';

const bar = fileURLToPath(new URL('translations/bar.ts', import.meta.url));

/**
 * Says in `npm run dev` what is not written in every language, in the terminal and in a bar at the foot
 * of each page. It stops nothing: the default language is shown where words are missing.
 */
export function translations(): AstroIntegration {
  return {
    name: 'translations',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', `import ${JSON.stringify(bar)};`);
      },
      'astro:server:setup': ({ server, logger }) => {
        let missing: string[] = [];
        const look = () => {
          const before = missing;
          missing = untranslated(content).map(sentence);
          for (const line of missing) if (!before.includes(line)) logger.warn(line);
          server.hot.send('untranslated', missing);
        };
        look();
        onContentChange(server.watcher, look);
        server.hot.on('untranslated:ask', (_data, client) => client.send('untranslated', missing));
      },
    },
  };
}
