import type { AstroIntegration } from 'astro';

/**
 * Adds pages to `npm run dev` and to nothing else: /style, which shows every primitive in every state,
 * and the site's own page for wrong addresses, which Astro looks for at this very path.
 */
export function developmentPages(): AstroIntegration {
  return {
    name: 'development-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/style', entrypoint: './src/style-guide/style.astro' });
        injectRoute({ pattern: '/404', entrypoint: './src/pages/[...lang]/404.astro' });
      },
    },
  };
}
