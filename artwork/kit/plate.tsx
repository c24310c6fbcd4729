/** The calm ground of a service picture, and the one thread that may run over it. */
import type { CSSProperties, ReactNode } from 'react';
import { accent, brand, muslin, paddy, shapla } from './palette.ts';
import { Scene } from './scene.tsx';
import { type Size, sizes } from './sizes.ts';
import { LilyPattern, StitchPath } from './stitch.tsx';
import type { Theme } from './theme.ts';

const grounds = {
  muslin: muslin[200],
  linen: muslin[100],
  brandPale: brand[100],
  brandLight: brand[200],
  accentPale: accent[100],
  accentLight: accent[200],
  paddy: paddy[100],
  shapla: shapla[100],
  brandDark: brand[800],
  night: brand[950],
};

export type Ground = keyof typeof grounds;

interface PlateProps {
  ground: Ground | { css: string };
  theme?: Theme;
  size?: Size;
  /** the lily pattern, for dark grounds */
  lily?: boolean;
  children: ReactNode;
}

export function Plate({ ground, theme, size = sizes.block, lily, children }: PlateProps) {
  const bg = typeof ground === 'string' ? grounds[ground] : ground.css;
  return (
    <Scene size={size} bg={bg} {...(theme ? { theme } : {})}>
      {lily ? <LilyPattern w={size.width} h={size.height} opacity={0.18} /> : null}
      {children}
    </Scene>
  );
}

interface ThreadProps {
  d: string;
  color?: string;
  width?: number;
  dash?: string;
  size?: Size;
  style?: CSSProperties;
}

/** A running stitch in the pixels of the whole picture, above what stands before it. */
export function Thread({ d, size = sizes.block, style, ...look }: ThreadProps) {
  return (
    <StitchPath
      {...look}
      d={d}
      w={size.width}
      h={size.height}
      style={{ position: 'absolute', inset: 0, ...style }}
    />
  );
}
