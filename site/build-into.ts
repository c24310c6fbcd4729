import { rmSync } from 'node:fs';
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
  await build({ root, outDir: join(folder, 'site'), logLevel: 'error' });
}
