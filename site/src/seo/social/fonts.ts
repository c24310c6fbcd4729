import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../../content/project-root.ts';

/** Resolves packages from the repository, since this file is bundled elsewhere when the site is built. */
const packageFile = (name: string) =>
  readFileSync(createRequire(path.join(projectRoot(), 'site/package.json')).resolve(name));

const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const typography = '“”‘’–—…·•→←↑×÷©°±✓−';
const characters = latin.join('') + typography;

/** One weight of a variable font as a file that satori reads. */
const instance = (name: string, variationAxes: Record<string, number>) =>
  subsetFont(packageFile(name), characters, { targetFormat: 'woff', variationAxes });

/** The three families of the site in the one weight each that the pictures use. */
export async function socialFonts() {
  const [heading, text] = await Promise.all([
    instance(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
      { wght: 700, opsz: 48, wdth: 96 },
    ),
    instance('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', { wght: 500 }),
  ]);
  const bangla = packageFile('@fontsource/anek-bangla/files/anek-bangla-bengali-600-normal.woff');
  return [
    { name: 'Heading', data: heading, weight: 700 as const, style: 'normal' as const },
    { name: 'Text', data: text, weight: 500 as const, style: 'normal' as const },
    { name: 'Bangla', data: bangla, weight: 500 as const, style: 'normal' as const },
  ];
}
