/** The ground of a picture: its size, its theme and its colour. */
import type { CSSProperties, ReactNode } from 'react';
import type { Size } from './sizes.ts';
import { nokshi, type Theme, v, variables } from './theme.ts';

interface SceneProps {
  size: Size;
  theme?: Theme;
  /** any CSS background; `none` leaves the ground transparent */
  bg?: string;
  style?: CSSProperties;
  children: ReactNode;
}

export function Scene({ size, theme = nokshi, bg = v.ground, style, children }: SceneProps) {
  return (
    <div
      style={{
        ...variables(theme),
        ...size,
        position: 'relative',
        overflow: 'hidden',
        background: bg,
        color: v.ink,
        font: `400 26px/1.35 ${v.body}`,
        fontVariantNumeric: 'lining-nums',
        ...style,
      }}
    >
      {children}
    </div>
  );
}
