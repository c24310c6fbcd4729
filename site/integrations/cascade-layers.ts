import path from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../../toolchain/project-root.ts';
import { layerOf, layerOrder } from '../pipeline/style-sheet/layers.ts';

/** Says the order of the cascade layers in each style sheet of the project, and puts it into the one of its folder. */
export function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler(css, id) {
        const [file = ''] = id.split('?');
        const place = path.relative(projectRoot(), file).split(path.sep).join('/');
        if (place.startsWith('..') || place.startsWith('node_modules') || id.includes('?raw'))
          return;
        const layer = layerOf(place);
        const layered = layer === undefined ? css : `@layer ${layer}{${css}}`;
        return `@layer ${layerOrder.join()};${layered}`;
      },
    },
  };
}
