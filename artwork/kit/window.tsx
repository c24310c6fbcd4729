/** An application window: its body fills the rest below an optional title bar. */
import type { CSSProperties, ReactNode } from 'react';
import { Box } from './box.tsx';
import { T } from './text.tsx';
import { v } from './theme.ts';

interface WindowProps {
  w: number | string;
  h: number | string;
  at?: readonly [number, number];
  /** a title turns the bar on */
  title?: string;
  /** the right end of the bar */
  aside?: ReactNode;
  bg?: string;
  round?: number;
  row?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

export function Dots({ size = 15 }: { size?: number }) {
  return (
    <Box row gap={size * 0.66}>
      {['oklch(.72 .16 25)', 'oklch(.84 .14 85)', 'oklch(.74 .14 155)'].map((bg) => (
        <Box key={bg} w={size} h={size} round={size} bg={bg} />
      ))}
    </Box>
  );
}

export function Window({
  w,
  h,
  at,
  title,
  aside,
  bg = v.surface,
  round = 28,
  row,
  style,
  children,
}: WindowProps) {
  return (
    <Box w={w} h={h} {...(at ? { at } : {})} bg={bg} round={round} clip shadow style={style}>
      {title === undefined ? null : (
        <Box row gap={22} pad="0 26" h={62} style={{ borderBottom: `2px solid ${v.line}` }}>
          <Dots />
          <T size={23} weight={600} soft line style={{ flex: 1 }}>
            {title}
          </T>
          {aside}
        </Box>
      )}
      <Box grow row={row ?? false} align="stretch" style={{ position: 'relative' }}>
        {children}
      </Box>
    </Box>
  );
}
