import type { AstroIntegration } from 'astro';

/** Adds the page of the desk: the desk is built on the site, and the site on nothing of it. */
export const deskPage = (): AstroIntegration => ({
  name: 'desk-page',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      injectRoute({ pattern: '/desk', entrypoint: '../desk/src/pages/desk.astro' });
    },
  },
});
