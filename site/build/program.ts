/**
 * The program that renders the pages: all that Astro compiles of the site. Words and pictures are no part of it, it
 * reads them when it runs; so it is kept, and a changed word needs no new one (docs/decisions.md, One program for
 * every content).
 */
import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOfProgram, settingsOfBuild } from '../../toolchain/fingerprint.mjs';
import { cacheFolder, findKept, keptFolder } from '../../toolchain/kept-file.ts';
import { subsetFonts } from '../integrations/fonts.ts';
import { company } from '../src/content/company-file.ts';
import type { Sheet } from './joined-styles.ts';

/** The contents of a program's folder: files for browsers, the code that renders, and what Astro knows of both. */
export const programFiles = (folder: string) => ({
  client: path.join(folder, 'client'),
  renderer: path.join(folder, 'renderer'),
  state: path.join(folder, 'state.json'),
});

/** The part of Astro's build environment that the rendering code reads, as Astro has it: core/build/environment.js. */
export type ProgramState = {
  /** The file with which it begins. */
  entry: string;
  pages: [key: string, page: { component: string; route: { route: string }; styles: Sheet[] }][];
  entrySpecifierToBundleMap: [specifier: string, file: string][];
  scripts: { stage: string; content: string }[];
};

export const folderOfPrograms = 'programs';

/**
 * The name of the program for the words and pictures there are. Some of them it holds all the same: the letters of its
 * fonts, and the address of the site.
 */
async function programName(): Promise<string> {
  const fonts = Object.values(await subsetFonts()).map((file) => path.basename(file));
  const parts = [fingerprintOfProgram(), settingsOfBuild(), ...fonts, company.url];
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${folderOfPrograms}/${digest.slice(0, 16)}`;
}

/**
 * The folder of the program for the words and pictures there are.
 * @param compile keeps it under the name that it is given, where it is not kept yet
 */
export async function programFolder(compile: (name: string) => Promise<unknown>): Promise<string> {
  const name = await programName();
  if (!findKept(name)) await compile(name);
  const folder = findKept(name);
  if (!folder) throw new Error('The program of the site could not be compiled.');
  return folder;
}

/** Compiles it in this process. */
export async function compileHere(name: string): Promise<void> {
  // Imported here, as the compiler takes a second to load.
  const { compileProgram } = await import('./compile-program.ts');
  forgetCompiledCode();
  await keptFolder(name, compileProgram);
}

/** Removes old compile caches: Node.js keys them by path, so they would grow with each program. Others may be writing into it. */
function forgetCompiledCode(): void {
  const folder = path.join(cacheFolder(), 'node');
  if (!existsSync(folder)) return;
  const former = `${folder}.${process.pid}`;
  renameSync(folder, former);
  rmSync(former, { recursive: true, force: true });
}
