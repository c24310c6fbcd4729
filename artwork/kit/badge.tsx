/** A small word in a pill: good, waiting, late, or any colour. */
import type { ReactNode } from 'react';
import { Box } from './box.tsx';
import { accent, brand, muslin, paddy, shapla } from './palette.ts';
import { T } from './text.tsx';
import { v } from './theme.ts';

export const tones = {
  good: { bg: paddy[100], color: paddy[700] },
  wait: { bg: accent[100], color: 'oklch(.47 .12 60)' },
  late: { bg: shapla[100], color: shapla[700] },
  info: { bg: brand[100], color: brand[700] },
  plain: { bg: muslin[200], color: 'oklch(.4 .03 275)' },
  theme: { bg: v.tint, color: v.accent },
  solid: { bg: v.accent, color: v.onAccent },
};

export type Tone = keyof typeof tones;

interface BadgeProps {
  tone?: Tone;
  size?: number;
  bg?: string;
  color?: string;
  round?: number;
  children: ReactNode;
}

export function Badge({ tone = 'info', size = 22, bg, color, round, children }: BadgeProps) {
  return (
    <Box
      row
      gap={size * 0.35}
      pad={`${size * 0.22} ${size * 0.66}`}
      round={round ?? size}
      bg={bg ?? tones[tone].bg}
      color={color ?? tones[tone].color}
      style={{ width: 'fit-content', flex: 'none' }}
    >
      <T size={size} weight={600} line leading={1.3}>
        {children}
      </T>
    </Box>
  );
}
