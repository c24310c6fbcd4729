/** Finds scenes, loads them through Vite and turns them into a page of static HTML. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type EnvironmentModuleNode } from 'vite';
import type { Rectangle } from '../../site/src/pictures/drawn-mark.ts';
import type { Size } from '../kit/sizes.ts';

const here = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = dirname(here);

export interface SceneFile {
  file: string;
  picture: string;
}

/** The part of a scene that small cards show instead of the whole, in its pixels and its proportions. */
export type Detail = Pick<Rectangle, 'left' | 'top' | 'width'>;

interface SceneModule {
  default: FunctionComponent;
  size: Size;
  detail?: Detail;
}

/** Changes when pictures are photographed in another way: all of them are then drawn anew. */
const edition = 'full colour';

/** A scene whose name starts with _ is a sketch: it stays out of content. */
const homeOf = (name: string): string =>
  name.startsWith('_') ? `.cache/artwork/${name}.png` : `content/${name}/src.png`;

export async function openStudio() {
  const vite = await createServer({
    root: here,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    cacheDir: join(root, '.cache/artwork'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const ssr = vite.environments.ssr;

  async function load(file: string): Promise<SceneModule> {
    const scene = (await vite.ssrLoadModule(file)) as Partial<SceneModule>;
    if (!scene.default || !scene.size) throw new Error('a scene exports `size` and a component');
    return {
      default: scene.default,
      size: scene.size,
      ...(scene.detail && { detail: scene.detail }),
    };
  }

  /** The hash of a scene and of everything of ours that it imports. */
  async function hashOf(file: string): Promise<string> {
    await load(file);
    const files = new Set<string>();
    const visit = (node: EnvironmentModuleNode): void => {
      if (!node.file?.startsWith(here) || files.has(node.file)) return;
      files.add(node.file);
      for (const next of node.importedModules) visit(next);
    };
    for (const node of ssr.moduleGraph.getModulesByFile(file) ?? []) visit(node);
    if (files.size === 0) throw new Error('the scene is not in the module graph');
    const hash = createHash('sha256').update(edition);
    for (const path of [...files].sort())
      hash.update(relative(here, path)).update(readFileSync(path));
    return hash.digest('hex').slice(0, 16);
  }

  return {
    hashOf,
    scenes: (): SceneFile[] =>
      globSync('scenes/**/*.tsx', { cwd: here })
        .sort()
        .map((path) => ({
          file: join(here, path),
          picture: join(root, homeOf(path.slice('scenes/'.length, -'.tsx'.length))),
        })),
    async develop(file: string) {
      const scene = await load(file);
      const { size, detail } = scene;
      return { html: renderToStaticMarkup(createElement(scene.default)), size, detail };
    },
    close: () => vite.close(),
  };
}
