import { inkOn } from '../brand/colour.ts';
import type { Look } from './base.ts';

const headings = {
  grotesque: 'var(--font-heading)',
  figtree: 'var(--font-text)',
} as const satisfies Record<Look['heading'], string>;

/** The look of a demo as custom properties, for the head of its page. */
export function lookRule(look: Look): string {
  const properties = {
    ground: look.ground,
    surface: look.surface,
    ink: look.ink,
    soft: look.soft,
    line: look.line,
    accent: look.accent,
    'on-accent': inkOn(look.accent),
    bar: look.bar,
    'bar-ink': look.barInk,
    round: `${look.round}px`,
    heading: headings[look.heading],
  };
  const lines = Object.entries(properties).map(([name, value]) => `--demo-${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
