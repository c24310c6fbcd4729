import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { banglaScript } from '../../site/src/content/bangla-script.ts';
import { root } from '../run.mjs';

const folder = path.join(root, '.cache/phone-letters');
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
);
/**
 * What to add to a browser's environment so that it has letters for Bangla of its own, as every phone
 * has: Android brings Noto Sans Bengali. Works where fontconfig finds the fonts (Linux); elsewhere the
 * system has such letters anyway.
 */
export async function phoneLetters(): Promise<{ FONTCONFIG_FILE: string }> {
  mkdirSync(folder, { recursive: true });
  // Browsers take no packed font from the system.
  const font = await subsetFont(readFileSync(source), banglaScript, {
    targetFormat: 'truetype',
  });
  replaceFile(path.join(folder, 'NotoSansBengali.ttf'), font);
  const file = path.join(folder, 'fonts.conf');
  replaceFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${folder}</dir></fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: file };
}

/** In one step: a browser that another process started reads the old file on, and would crash on a cut one. */
function replaceFile(file: string, content: string | Uint8Array): void {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, content);
  renameSync(fresh, file);
}
