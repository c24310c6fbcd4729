import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engineNames } from '@nokshi/showroom/engines/engines.ts';
import type { AstroIntegration } from 'astro';
import { replaceFile } from '../../toolchain/replace-file.mjs';

/**
 * Adds a page for the demos of each engine, written into site/.astro: one for all would bring the styles and scripts
 * of every engine into each demo.
 */
export const demoPages = (): AstroIntegration => ({
  name: 'demo-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute, createCodegenDir }) => {
      const folder = createCodegenDir();
      for (const engine of engineNames) {
        const page = new URL(`${engine}.astro`, folder);
        const text = pageOf(engine);
        // `npm run dev` would load again what is written again.
        if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
          replaceFile(fileURLToPath(page), text);
        }
        injectRoute({ pattern: '/[...lang]/demos/[demo]', entrypoint: page });
      }
    },
  },
});

/** The page of an engine, whose component is named after it, such as TillDemo; four folders below site. */
const pageOf = (engine: string) => {
  const component = `${engine[0]?.toUpperCase()}${engine.slice(1)}Demo`;
  return `---
import { ${component} } from '@nokshi/showroom/engines/${engine}/Demo.tsx';
import { demoPaths } from '../../../src/content/demos.ts';
import Showroom from '../../../src/layouts/Showroom.astro';

export const getStaticPaths = () => demoPaths('${engine}');

const { demo } = Astro.props;
---

<Showroom demo={demo}><${component} client:load {...demo.opened} /></Showroom>
`;
};
