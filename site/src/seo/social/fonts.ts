import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../../../../toolchain/project-root.ts';
import { banglaScript } from '../../content/bangla-script.ts';

/** Resolves packages from the repository, since this file is bundled elsewhere when the site is built. */
const packageFile = (name: string) =>
  readFileSync(createRequire(path.join(projectRoot(), 'site/package.json')).resolve(name));

const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const typography = '“”‘’–—…·•→←↑×÷©°±✓−';
const characters = latin.join('') + typography;

/** One weight of a font as a file that satori reads. */
const instance = (name: string, text: string, variationAxes?: Record<string, number>) =>
  subsetFont(packageFile(name), text, {
    targetFormat: 'woff',
    ...(variationAxes && { variationAxes }),
  });

let fonts: ReturnType<typeof cutFonts> | undefined;

/** The families of the site in the one weight each that the pictures use, cut once. */
export const socialFonts = () => {
  fonts ??= cutFonts();
  return fonts;
};

async function cutFonts() {
  const [heading, text, banglaHeading, banglaText] = await Promise.all([
    instance(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
      characters,
      { wght: 700, opsz: 48, wdth: 96 },
    ),
    instance('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', characters, {
      wght: 500,
    }),
    instance('@fontsource/anek-bangla/files/anek-bangla-bengali-700-normal.woff2', banglaScript),
    instance(
      '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
      banglaScript,
      { wght: 500 },
    ),
  ]);
  const style = 'normal' as const;
  return [
    { name: 'Heading', data: heading, weight: 700 as const, style },
    { name: 'Text', data: text, weight: 500 as const, style },
    { name: 'Bangla heading', data: banglaHeading, weight: 700 as const, style },
    { name: 'Bangla text', data: banglaText, weight: 500 as const, style },
  ];
}
