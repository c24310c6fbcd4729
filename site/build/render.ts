/** Renders pages and files by a program, from the words and pictures there are. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer } from 'astro';
import { inParallel } from '../../toolchain/in-parallel.ts';
import { company } from '../src/content/company-file.ts';
import { type AskedSources, askedSources } from '../src/content/page-sources.ts';
import { siteFolder } from '../src/content/site-folder.ts';
import { type DeliveredPicture, deliveredPictures } from '../src/pictures/delivered-picture.ts';
import { type ProgramState, programFiles } from './program.ts';

type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/** The results of rendering that are no files. */
export type Rendered = {
  /** Which files of content/ each page asked for, by the name of its own, such as `/products/ERP.html`. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
  /** The pictures that pages name, by their names. */
  readonly pictures: ReadonlyMap<string, DeliveredPicture>;
};

/** How many are rendered at the same time: some wait for a picture to be drawn. */
const atOnce = 4;

/**
 * Writes all pages, and the files that are made as pages are, into a folder.
 * @param programFolder the folder of the program
 */
export async function renderPages(programFolder: string, directory: string): Promise<Rendered> {
  const sources = new Map<string, readonly string[]>();
  const pictures = new Map<string, DeliveredPicture>();
  askedSources.subscribe((asked) => {
    const page = asked as AskedSources;
    sources.set(page.path, page.sources);
  });
  deliveredPictures.subscribe((delivered) => {
    const picture = delivered as DeliveredPicture;
    pictures.set(picture.name, picture);
  });
  const renderer = await rendererOf(programFolder);
  await inParallel(await renderer.getStaticPaths(), atOnce, (one) =>
    writePath(renderer, one, directory),
  );
  return { sources, pictures };
}

/** A page stands at its address without an ending, any other file at its own. */
function fileOf({ pathname, route }: StaticPath): string {
  if (route.type !== 'page') return pathname;
  return pathname === '/' ? '/index.html' : `${pathname}.html`;
}

async function writePath(
  renderer: AstroPrerenderer,
  one: StaticPath,
  directory: string,
): Promise<void> {
  const file = fileOf(one);
  const request = new Request(new URL(encodeURI(siteFolder + file), company.url));
  const rendered = await renderer.render(request, {
    routeData: one.route,
    collectMetadata: false,
  });
  const response = rendered instanceof Response ? rendered : rendered.response;
  if (!response.ok && response.status !== 404) {
    throw new Error(`${file} could not be rendered: status ${response.status}.`);
  }
  const place = path.join(directory, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, new Uint8Array(await response.arrayBuffer()));
}

/** Astro’s own renderer, given what a build would give it. */
async function rendererOf(programFolder: string): Promise<AstroPrerenderer> {
  const files = programFiles(programFolder);
  const state = JSON.parse(readFileSync(files.state, 'utf8')) as ProgramState;
  const { createDefaultPrerenderer } = (await import(
    new URL('./core/build/default-prerenderer.js', import.meta.resolve('astro')).href
  )) as { createDefaultPrerenderer: (build: object) => AstroPrerenderer };
  const renderer = createDefaultPrerenderer({
    prerenderOutputDir: pathToFileURL(`${files.renderer}/`),
    internals: {
      prerenderEntryFileName: state.entry,
      pagesByKeys: new Map(state.pages),
      entrySpecifierToBundleMap: new Map(state.entrySpecifierToBundleMap),
    },
    options: { settings: { scripts: state.scripts, config: {} }, logger },
  });
  await renderer.setup?.();
  return renderer;
}

/** Where Astro says what goes wrong. */
const logger = {
  options: {
    destination: {
      write({ level, message }: { level: string; message: string }) {
        if (level === 'warn' || level === 'error') console.error(message);
      },
    },
  },
};
