/**
 * Builds the site from the words and pictures in CONTENT_DIR, once they are right. Usage: node site/build/build-site.ts
 * <folder> [--uncompressed], or without a folder for its program alone.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contentFolder } from '../../toolchain/content-folder.ts';
import { inParallel } from '../../toolchain/in-parallel.ts';
import { forgetUnused } from '../../toolchain/kept-file.ts';
import { copy, link } from '../../toolchain/link-file.ts';
import { precompress } from '../../toolchain/precompress.ts';
import { folderOfDonePages, runPasses } from '../pipeline/page-pipeline.ts';
import { passes } from '../pipeline/passes.ts';
import { reportFaults } from '../src/content/check/report.ts';
import { type DeliveredPicture, pictureFolder } from '../src/pictures/delivered-picture.ts';
import { pictureFile } from '../src/pictures/picture-file.ts';
import { writeOfflineWorkers } from './offline-workers.ts';
import { compileHere, folderOfPrograms, programFiles, programFolder } from './program.ts';
import { tidyPublished } from './published-files.ts';
import { renderPages } from './render.ts';
import { writeSitemap } from './sitemap.ts';

/** Builds the site into a folder, in the place of whatever is there. */
export async function buildSite(directory: string): Promise<void> {
  // React renders twice as fast.
  process.env['NODE_ENV'] = 'production';
  const folder = await programFolder(compileApart);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  cpSync(programFiles(folder).client, directory, { recursive: true });
  const { sources, pictures } = await renderPages(folder, directory);
  await putPictures(directory, pictures.values());
  await writeSitemap(directory, sources);
  runPasses(directory, passes, path.basename(folder));
  await writeOfflineWorkers(directory);
  await tidyPublished(directory);
  forgetOld(path.basename(folder));
}

/** Compiles the program in a child process, whose memory is free again when it ends, and which ends with this one. */
async function compileApart(): Promise<void> {
  console.log('The program of the site is compiled, which takes half a minute.');
  await once(fork(fileURLToPath(import.meta.url)), 'exit');
}

/** How many pictures are made at the same time. */
const atOnce = 4;

const putPictures = (directory: string, pictures: Iterable<DeliveredPicture>): Promise<void> =>
  inParallel(pictures, atOnce, async (picture) => {
    // Generated files are linked, as nothing writes into them; the owner's are copied.
    const takeOver = picture.made ? link : copy;
    takeOver(await pictureFile(picture), path.join(directory, pictureFolder, picture.name));
  });

/** Enough for some branches of the repository: each takes 20 MB. */
const mostPrograms = 8;

function forgetOld(programName: string): void {
  const folders = ['pictures', 'social', 'khata', 'fonts', `${folderOfDonePages}/${programName}`];
  for (const folder of folders) forgetUnused(folder);
  for (const folder of [folderOfPrograms, folderOfDonePages]) forgetUnused(folder, mostPrograms);
}

/** Checks the words, builds the site, and compresses it unless nobody waits for a line. */
async function checkAndBuild(directory: string, isCompressed: boolean): Promise<void> {
  if (!reportFaults(contentFolder())) {
    process.exitCode = 1;
    return;
  }
  await buildSite(directory);
  if (isCompressed) await precompress(directory);
}

if (process.argv[1] && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  // Nothing goes on once the build that asked for it is ended.
  const end = () => process.exit(1);
  process.once('disconnect', end);
  const [, , directory, option] = process.argv;
  await (directory
    ? checkAndBuild(path.resolve(directory), option !== '--uncompressed')
    : programFolder(compileHere));
  process.off('disconnect', end);
  process.disconnect?.();
}
