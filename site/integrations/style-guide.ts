import type { AstroIntegration } from 'astro';

/** Adds /style, which shows every primitive in every state, to `npm run dev` and to nothing else. */
export function styleGuide(): AstroIntegration {
  return {
    name: 'style-guide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/style', entrypoint: './src/style-guide/style.astro' });
      },
    },
  };
}
