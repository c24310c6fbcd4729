/** Finds scenes, loads them through Vite and turns them into a page of static HTML. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { knownLanguages, type Language } from '@nokshi/forms/languages.ts';
import type { Rectangle } from '@nokshi/pictures/drawn-mark.ts';
import { pictureIn } from '@nokshi/pictures/picture-languages.ts';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import type { Size } from '../kit/sizes.ts';
import type { SceneProps } from '../kit/words.ts';

const here = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = dirname(here);

export interface SceneFile {
  file: string;
  picture: string;
}

/** A picture of a scene: of the whole scene once, or once in each language. */
export interface Shot extends SceneFile {
  language: Language;
}

/** A part of a scene to show instead of the whole, in its pixels: its height follows from its shape. */
export type Part = Pick<Rectangle, 'left' | 'top' | 'width'>;

interface SceneModule {
  default: FunctionComponent<SceneProps<unknown>>;
  size: Size;
  words?: Record<Language, unknown>;
  detail?: Part;
  portrait?: Part;
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

  async function load(file: string): Promise<SceneModule> {
    const scene = (await vite.ssrLoadModule(file)) as Partial<SceneModule>;
    const { default: component, size } = scene;
    if (!component || !size) throw new Error('a scene exports `size` and a component');
    return { ...scene, default: component, size };
  }

  async function develop({ file, language }: Shot) {
    const { default: component, size, words, detail, portrait } = await load(file);
    const html = renderToStaticMarkup(
      createElement(component, { words: words?.[language], language }),
    );
    return { html, size, detail, portrait };
  }

  /** The hash of all that is drawn: a name or a comment in the source may change without a new picture. */
  async function hashOf(shot: Shot): Promise<string> {
    const drawn = JSON.stringify(await develop(shot));
    return createHash('sha256').update(edition).update(drawn).digest('hex').slice(0, 16);
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
    /** The pictures to take of a scene: one, or one for each language that it has words in. */
    async shotsOf(scene: SceneFile): Promise<Shot[]> {
      const { words } = await load(scene.file);
      const languages: readonly Language[] = words ? knownLanguages : ['en'];
      return languages.map((language) => ({
        file: scene.file,
        picture: pictureIn(language, scene.picture),
        language,
      }));
    },
    develop,
    close: () => vite.close(),
  };
}
