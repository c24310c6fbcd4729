import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { projectRoot } from '../../../toolchain/project-root.ts';

/** Resolves packages from the repository, since this file is bundled elsewhere when the site is built. */
const fromRepository = createRequire(path.join(projectRoot(), 'site/package.json'));
export const harfbuzz: Promise<typeof import('harfbuzzjs').default> = fromRepository('harfbuzzjs');

/** The letters that words are drawn in, and how many units their em has. */
export type OutlineFont = { font: Font; unitsOfEm: number };

/**
 * The letters of a font's file.
 * @param file within its package, such as @fontsource/atma/files/atma-bengali-300-normal.woff2
 * @param characters those that are drawn
 */
export async function openOutlineFont(file: string, characters: string): Promise<OutlineFont> {
  const [{ createBlob, createFace, createFont }, trueType] = await Promise.all([
    harfbuzz,
    // Signs in two parts, such as ো, are drawn around their letter only where each part is in the font.
    subsetFont(
      readFileSync(fromRepository.resolve(file)),
      characters + characters.normalize('NFD'),
      { targetFormat: 'truetype' },
    ),
  ]);
  return {
    font: createFont(createFace(createBlob(trueType), 0)),
    unitsOfEm: trueType.readUInt16BE(unitsPerEmAt(trueType)),
  };
}

/** Where the head table of a TrueType file says how many units its em has. */
function unitsPerEmAt(file: Buffer): number {
  const tables = file.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * tables; entry += 16) {
    if (file.toString('latin1', entry, entry + 4) === 'head')
      return file.readUInt32BE(entry + 8) + 18;
  }
  throw new Error('a TrueType file has a head table');
}
