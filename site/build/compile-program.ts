import { readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AstroIntegration, build } from 'astro';
import { cacheFolder } from '../../toolchain/kept-file.ts';
import { projectRoot } from '../../toolchain/project-root.ts';
import { joinedStyles, type Sheet } from './joined-styles.ts';
import { type ProgramState, programFiles } from './program.ts';

/** Compiles the program into a folder. */
export async function compileProgram(folder: string): Promise<void> {
  const { BUILD_DIR } = process.env;
  if (BUILD_DIR) {
    // The compiled program runs there and resolves its packages from the folders above.
    const packages = path.join(cacheFolder(), 'node_modules');
    rmSync(packages, { force: true });
    symlinkSync(path.join(projectRoot(), 'node_modules'), packages, 'junction');
  }
  // Astro compiles below where it was started unless the site goes there, and moves it, which it can't from one
  // disk to another.
  process.chdir(folder);
  await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    outDir: programFiles(folder).client,
    logLevel: 'error',
    integrations: [keepProgram(folder)],
  });
  process.chdir(projectRoot());
}

/** Keeps what Astro throws away once it has rendered, and has it render nothing. */
function keepProgram(folder: string): AstroIntegration {
  const { client, renderer, state } = programFiles(folder);
  const code = path.join(client, '.prerender');
  return {
    name: 'keep-program',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          name: 'keep-program',
          async setup() {
            const entry = readdirSync(code).find((file) => file.startsWith('prerender-entry'));
            if (!entry) throw new Error('Astro has compiled no code that renders.');
            const { app } = (await import(pathToFileURL(path.join(code, entry)).href)) as {
              app: BuildApp;
            };
            const kept: Partial<ProgramState> = { entry };
            app.setInternals = ({ pagesByKeys, entrySpecifierToBundleMap }) => {
              kept.pages = [...pagesByKeys].map(([key, { component, route, styles }]) => [
                key,
                { component, route: { route: route.route }, styles: joinedStyles(styles) },
              ]);
              kept.entrySpecifierToBundleMap = [...entrySpecifierToBundleMap];
            };
            app.setOptions = ({ settings }) => {
              kept.scripts = settings.scripts;
            };
            await prerenderer.setup?.();
            writeFileSync(state, JSON.stringify(kept));
          },
          getStaticPaths: async () => [],
          render: prerenderer.render,
          async teardown() {
            renameSync(code, renderer);
          },
        }));
      },
    },
  };
}

/** As Astro's own code that renders pages is given what the build knows: core/build/app.js. */
type BuildApp = {
  setInternals(internals: {
    pagesByKeys: ReadonlyMap<
      string,
      { component: string; route: { route: string }; styles: Sheet[] }
    >;
    entrySpecifierToBundleMap: ReadonlyMap<string, string>;
  }): void;
  setOptions(options: { settings: Pick<ProgramState, 'scripts'> }): void;
};
