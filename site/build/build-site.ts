/**
 * Builds the site from the words and pictures in CONTENT_DIR. Usage: node site/build/build-site.ts <folder>, or
 * without a folder for its program alone, which prints nothing where that is there already.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { forgetUnused } from '../../toolchain/kept-file.ts';
import { runPasses } from '../pipeline/page-pipeline.ts';
import { passes } from '../pipeline/passes.ts';
import { type DeliveredPicture, pictureFolder } from '../src/pictures/delivered-picture.ts';
import { pictureFile } from '../src/pictures/picture-file.ts';
import { isCompiled, program, programFiles } from './program.ts';
import { tidyPublished } from './published-files.ts';
import { renderPages } from './render.ts';
import { writeSitemap } from './sitemap.ts';

/** Builds the site into a folder, in the place of whatever is there. */
export async function buildSite(directory: string): Promise<void> {
  // React renders twice as fast.
  process.env['NODE_ENV'] = 'production';
  if (!(await isCompiled())) {
    console.log('The program of the site is compiled, which takes half a minute.');
    await compileApart();
  }
  const folder = await program();
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  cpSync(programFiles(folder).client, directory, { recursive: true });
  const { sources, pictures } = await renderPages(folder, directory);
  await copyPictures(directory, pictures.values());
  await writeSitemap(directory, sources);
  runPasses(directory, passes, path.basename(folder));
  await tidyPublished(directory);
}

/** Has a process of its own compile the program, which takes the memory along when it ends. It ends with this one. */
async function compileApart(): Promise<void> {
  const [code] = await once(fork(fileURLToPath(import.meta.url)), 'exit');
  if (code !== 0) throw new Error('The program of the site could not be compiled.');
}

/** How many pictures are made at the same time. */
const atOnce = 4;

async function copyPictures(
  directory: string,
  pictures: Iterable<DeliveredPicture>,
): Promise<void> {
  const waiting = [...pictures];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await copyFile(await pictureFile(next), path.join(directory, pictureFolder, next.name));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const folder of ['pictures', 'social', 'khata', 'fonts']) forgetUnused(folder);
}

if (process.argv[1] && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  // Nothing goes on once the build that asked for it is ended.
  const end = () => process.exit(1);
  process.once('disconnect', end);
  const [, , directory] = process.argv;
  await (directory ? buildSite(path.resolve(directory)) : program());
  process.off('disconnect', end);
  process.disconnect?.();
}
