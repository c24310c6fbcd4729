import { engineNames } from '@nokshi/showroom/engines/engines.ts';
import type { AstroIntegration } from 'astro';

/**
 * Adds a page for the demos of each engine, site/src/demos: one for all would bring the styles and scripts of every
 * engine into each demo.
 */
export const demoPages = (): AstroIntegration => ({
  name: 'demo-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const engine of engineNames) {
        injectRoute({
          pattern: '/[...lang]/demos/[demo]',
          entrypoint: `./src/demos/${engine}.astro`,
        });
      }
    },
  },
});
