// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { socialFonts } from './fonts.ts';
import { satori } from './satori.ts';

// Marks below, marks above, conjuncts, and a letter with a dot of its own.
const words = ['স্কুল', 'প্রতিষ্ঠান', 'ক্ষুদ্র', 'উজ্জ্বল', 'ডায়াগনস্টিক'];
const black = { background: '#000' };
let folder: string;
let fontfile: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'nokshi-'));
  fontfile = path.join(folder, 'heading.ttf');
  const source = createRequire(import.meta.url).resolve(
    '@fontsource/anek-bangla/files/anek-bangla-bengali-700-normal.woff2',
  );
  const font = await subsetFont(readFileSync(source), words.join(''), { targetFormat: 'truetype' });
  writeFileSync(fontfile, font);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A word as the pictures draw it. */
async function drawn(word: string) {
  const svg = await satori(
    <div
      style={{
        display: 'flex',
        padding: 100,
        fontFamily: 'Bangla heading',
        fontSize: 160,
        color: 'white',
      }}
    >
      {word}
    </div>,
    { width: 1400, height: 500, fonts: await socialFonts() },
  );
  return sharp(Buffer.from(svg)).flatten(black);
}

/** The same word from Pango, which shapes Bangla right. */
const expected = (word: string) =>
  sharp({
    text: {
      text: `<span foreground="white">${word}</span>`,
      rgba: true,
      font: 'Anek Bangla Bold',
      fontfile,
      dpi: 900,
    },
  }).flatten(black);

/** A word cut to the edges of its ink and brought to one size. */
async function ink(picture: Sharp) {
  const cut = await sharp(await picture.png().toBuffer())
    .trim(black)
    .png()
    .toBuffer({ resolveWithObject: true });
  const pixels = await sharp(cut.data)
    .resize({ width: 640, height: 64, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { proportion: cut.info.width / cut.info.height, pixels };
}

it.each(words)('draws %s with every mark in its place', async (word) => {
  const ours = await ink(await drawn(word));
  const theirs = await ink(expected(word));
  const apart = ours.pixels.filter((value, at) => Math.abs(value - (theirs.pixels[at] ?? 0)) > 128);
  expect(Math.abs(ours.proportion / theirs.proportion - 1)).toBeLessThan(0.02);
  expect(apart.length / ours.pixels.length).toBeLessThan(0.01);
});
