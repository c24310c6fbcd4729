import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrast } from '@nokshi/showroom/brand/colour.ts';
import { expect, it } from 'vitest';
import { hex } from './oklch.ts';

const tokens = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8');

/** A colour of the palette for two hues of a company, as #rrggbb. */
function colour(name: string, primaryHue: number, accentHue: number): string {
  const [, value = ''] = new RegExp(`${name}: oklch\\(([^;]+)\\);`).exec(tokens) ?? [];
  const parts = value
    .replaceAll('var(--primary-hue)', String(primaryHue))
    .replaceAll('var(--accent-hue)', String(accentHue))
    .replaceAll('1deg', String(Math.PI / 180))
    .replaceAll('calc', '')
    .replaceAll('cos', 'Math.cos')
    .trim()
    .match(/(?:[^\s(]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\S+)/g);
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = (parts ?? []).map(
    (part) => Number(new Function(`return ${part}`)()),
  );
  return hex([lightness, chroma, hue]);
}

const hues = Array.from({ length: 72 }, (_, index) => index * 5);

/** Words and the ground that they stand on. */
const pairs = [
  ['--brand-700', '--muslin-100'],
  ['--brand-700', '--white'],
  ['--brand-300', '--night-800'],
  ['--white', '--brand-950'],
  ['--accent-600', '--muslin-100'],
] as const;

it.each(pairs)(
  '%s can be read on %s, whatever hues a company chooses (WCAG 2.2, 1.4.3)',
  (ink, ground) => {
    for (const hue of hues) {
      const ratio = contrast(colour(ink, hue, hue), colour(ground, hue, hue));
      expect(ratio, `at a hue of ${hue}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it.each([
  ['--accent-400', '--brand-950'],
  ['--accent-400', '--night-800'],
] as const)('%s can be read on %s, whatever two hues a company chooses', (accent, ground) => {
  for (const primary of hues) {
    for (const hue of hues) {
      const ratio = contrast(colour(accent, primary, hue), colour(ground, primary, hue));
      expect(ratio, `at hues of ${primary} and ${hue}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
