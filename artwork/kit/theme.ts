/** A look of one company: colours, type and corners. Every part of the kit paints from these. */
import type { CSSProperties } from 'react';
import { brand, ink, inkSoft, muslin, white } from './palette.ts';

/** Anek Bangla stands in each stack: it alone has the Bangla letters and the sign ৳. */
export const fonts = {
  grotesque: "'Bricolage Grotesque Variable','Anek Bangla'",
  figtree: "'Figtree Variable','Anek Bangla'",
  anek: "'Anek Bangla'",
} as const;

export interface Theme {
  ground: string;
  surface: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  onAccent: string;
  /** a pale relative of the accent, for chips and fills */
  tint: string;
  head: string;
  body: string;
  /** corner radius of cards in px */
  round: number;
}

export const nokshi: Theme = {
  ground: muslin[100],
  surface: white,
  ink,
  soft: inkSoft,
  line: muslin[300],
  accent: brand[700],
  onAccent: white,
  tint: brand[100],
  head: fonts.grotesque,
  body: fonts.figtree,
  round: 20,
};

/** A theme of its own for a demo: say what differs. */
export const themed = (own: Partial<Theme>): Theme => ({ ...nokshi, ...own });

export function variables(theme: Theme): CSSProperties {
  const entries = Object.entries(theme).map(([name, value]) => [
    `--${name}`,
    typeof value === 'number' ? `${value}px` : value,
  ]);
  return Object.fromEntries(entries) as CSSProperties;
}

/** The theme's colours as CSS values, for style objects. */
export const v = {
  ground: 'var(--ground)',
  surface: 'var(--surface)',
  ink: 'var(--ink)',
  soft: 'var(--soft)',
  line: 'var(--line)',
  accent: 'var(--accent)',
  onAccent: 'var(--onAccent)',
  tint: 'var(--tint)',
  head: 'var(--head)',
  body: 'var(--body)',
  round: 'var(--round)',
} as const;
