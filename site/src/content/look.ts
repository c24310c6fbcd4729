import path from 'node:path';
import { contentFolder } from '../../../toolchain/content-folder.ts';
import { hex, type Oklch, oklch } from '../styles/oklch.ts';
import type { Singles } from './schemas/index.ts';

type Look = Singles['company']['look'];

/** A drawing that a company has in the place of the kantha, as a tile. */
export const patternFile = (): string => path.join(contentFolder(), 'company/pattern.svg');

/** A colour as far from another one as those of styles/tokens.css are from each other. */
const beside = (colour: string, lighter: number, stronger: number): string => {
  const [lightness, chroma, hue] = oklch(colour);
  return hex([lightness + lighter, Math.max(0, chroma + stronger), hue] satisfies Oklch);
};

/** The grounds of pages by day that are made of one. */
export const groundsOf = (ground: string) => ({
  'muslin-50': ground,
  'muslin-100': beside(ground, -0.023, 0.006),
  'muslin-200': beside(ground, -0.055, 0.01),
  'muslin-300': beside(ground, -0.105, 0.012),
});

/** The two inks by day that are made of one. */
export const inksOf = (ink: string) => ({ ink, 'ink-soft': beside(ink, 0.2, -0.01) });

/** As the styles have them by night: styles/tokens.css. */
const byNight = {
  ink: 'oklch(0.96 0.01 85)',
  'ink-soft': 'oklch(0.8 0.025 var(--primary-hue))',
  stitch: 'var(--accent-400)',
};

const lightDark = (name: keyof typeof byNight, colour: string) =>
  `--${name}:light-dark(${colour},${byNight[name]})`;

/**
 * What a company has chosen, as a rule for the tokens that differ from styles/tokens.css; nothing where it chose nothing.
 * It stands in their layer, so that print and dark grounds make of them what they make of those.
 */
export function ownLook(look: Look, ownPattern: string | undefined): string {
  const tokens = lookTokens(look, ownPattern);
  return tokens.length === 0 ? '' : `@layer tokens{:root:root{${tokens.join(';')}}}`;
}

function lookTokens(
  { ground, ink, thread, corner, pattern }: Look,
  ownPattern: string | undefined,
): string[] {
  const inks = ink ? inksOf(ink) : undefined;
  const isKantha = pattern === 'kantha' && ownPattern === undefined;
  const round = (factor: number) => `${(corner * factor) / 16}rem`;
  return [
    ...Object.entries(ground ? groundsOf(ground) : {}).map(([name, one]) => `--${name}:${one}`),
    ...(inks ? [lightDark('ink', inks.ink), lightDark('ink-soft', inks['ink-soft'])] : []),
    ...(thread ? [lightDark('stitch', thread)] : []),
    ...(corner === 14
      ? []
      : [
          `--radius-small:${round(4 / 7)}`,
          `--radius-medium:${round(1)}`,
          `--radius-large:${round(11 / 7)}`,
          `--radius-pill:${round(70)}`,
        ]),
    ...(isKantha ? [] : ['--kantha:none', ...['across', 'down'].map(seam)]),
    ...(ownPattern === undefined ? [] : [`--own-pattern:url(${ownPattern})`]),
  ];
}

/** A line without stitches. */
const seam = (way: string) => `--stitch-${way}:linear-gradient(#000 0 0)`;
