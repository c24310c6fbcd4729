import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { banglaScript } from '../site/src/content/bangla-script.ts';
import { environmentWithFonts, fontFolders } from '../toolchain/device-fonts.mjs';
import { replaceFile } from '../toolchain/replace-file.mjs';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
);

/** The environment of a browser on a phone: Android's letters for Bangla are those of Noto Sans Bengali. */
export const phoneFonts = () => deviceFonts('phone', { min: 400, max: 700 });

/**
 * The environment of a browser on a device with wide letters for Bangla: 3 % wider than a phone's, a
 * little more than Jamrul, the widest of Debian's fonts-noto-core, fonts-beng-extra,
 * fonts-lohit-beng-bengali and fonts-freefont-ttf.
 */
export const wideFonts = () => deviceFonts('wide', 700);

async function deviceFonts(device: string, weight: number | { min: number; max: number }) {
  const font = path.join(fontFolders, device, 'NotoSansBengali.ttf');
  // Browsers take no packed font from the system.
  const subset = await subsetFont(readFileSync(source), banglaScript, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  replaceFile(font, subset);
  return environmentWithFonts(device, font);
}
