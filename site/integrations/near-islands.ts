import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Lets pages say `client:near` of an island: site/src/islands/near.ts. */
export const nearIslands = (): AstroIntegration => ({
  name: 'near-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      const entrypoint = fileURLToPath(new URL('../src/islands/near.ts', import.meta.url));
      addClientDirective({ name: 'near', entrypoint });
    },
  },
});
