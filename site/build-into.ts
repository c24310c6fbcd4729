import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';

/**
 * Builds the site in this process, once: its modules read the content as they are loaded.
 * @param content the folder of words and pictures
 * @param folder where the folder `site` is built, and what the next build need not make again is kept
 */
export async function buildInto(content: string, folder: string): Promise<void> {
  process.env['CONTENT_DIR'] = content;
  process.env['BUILD_DIR'] = folder;
  // Astro keeps what it read of content/ as long as the files are the same, whatever became of their schemas.
  rmSync(join(folder, 'cache/astro/data-store.json'), { force: true });
  const root = fileURLToPath(new URL('.', import.meta.url));
  const project = fileURLToPath(new URL('..', import.meta.url));
  process.env['PROJECT_ROOT'] = project;
  // Astro builds below where it was started unless the site goes there, and moves it, which it can't from
  // one disk to another. What it builds is run there, and finds its packages above itself.
  const packages = join(folder, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(join(project, 'node_modules'), packages, 'junction');
  process.chdir(folder);
  await build({ root, outDir: join(folder, 'site'), logLevel: 'error' });
}
