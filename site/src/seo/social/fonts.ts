import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../../../../toolchain/project-root.ts';
import { banglaScript } from '../../content/bangla-script.ts';
import { fontFiles } from '../../styles/font-files.ts';

type FontFile = (typeof fontFiles)[keyof typeof fontFiles];

/** Resolves packages from the repository, since this file is bundled elsewhere when the site is built. */
const packageFile = (name: string) =>
  readFileSync(createRequire(path.join(projectRoot(), 'site/package.json')).resolve(name));

const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const typography = '“”‘’–—…·•→←↑×÷©°±✓−';
const characters = latin.join('') + typography;

/** One weight of a font as a file that satori reads. */
const instance = ({ file, inPictures }: FontFile, text: string) =>
  subsetFont(packageFile(file), text, { targetFormat: 'woff', ...inPictures });

let fonts: ReturnType<typeof cutFonts> | undefined;

/** The families of the site in the one weight each that the pictures use, cut once. */
export const socialFonts = () => {
  fonts ??= cutFonts();
  return fonts;
};

async function cutFonts() {
  const [heading, text, banglaHeading, banglaText] = await Promise.all([
    instance(fontFiles.heading, characters),
    instance(fontFiles.text, characters),
    instance(fontFiles.banglaHeading, banglaScript),
    instance(fontFiles.banglaText, banglaScript),
  ]);
  const style = 'normal' as const;
  return [
    { name: 'Heading', data: heading, weight: 700 as const, style },
    { name: 'Text', data: text, weight: 500 as const, style },
    { name: 'Bangla heading', data: banglaHeading, weight: 700 as const, style },
    { name: 'Bangla text', data: banglaText, weight: 500 as const, style },
  ];
}
