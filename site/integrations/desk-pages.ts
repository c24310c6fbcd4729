import type { AstroIntegration } from 'astro';

/** Adds the page of the desk and its worker: the desk is built on the site, and the site on nothing of it. */
export const deskPages = (): AstroIntegration => ({
  name: 'desk-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      injectRoute({ pattern: '/desk', entrypoint: '../desk/src/pages/desk.astro' });
      injectRoute({ pattern: '/desk/worker.js', entrypoint: '../desk/src/pages/worker.js.ts' });
    },
  },
});
