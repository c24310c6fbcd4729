/** A phone: `w` sets everything; the screen is a column that clips. */
import type { CSSProperties, ReactNode } from 'react';
import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { T } from './text.tsx';
import { v } from './theme.ts';

interface PhoneProps {
  w?: number;
  h?: number;
  at?: readonly [number, number];
  bg?: string;
  time?: string;
  /** colour of the status line */
  status?: string;
  style?: CSSProperties;
  children: ReactNode;
}

export function Phone({
  w = 420,
  h,
  at,
  bg = v.surface,
  time = '9:41',
  status = v.ink,
  style,
  children,
}: PhoneProps) {
  const rim = w * 0.03;
  return (
    <Box
      w={w}
      h={h ?? w * 2.02}
      {...(at ? { at } : {})}
      bg="oklch(.2 .02 275)"
      round={w * 0.14}
      pad={rim}
      shadow
      style={style}
    >
      <Box grow bg={bg} round={w * 0.11} clip style={{ position: 'relative' }}>
        <Box row justify="space-between" h={w * 0.125} pad={`0 ${w * 0.075}`} color={status}>
          <T size={w * 0.048} weight={600}>
            {time}
          </T>
          <Box row gap={w * 0.015}>
            <Icon name="tabler:antenna-bars-4" size={w * 0.055} />
            <Icon name="tabler:battery-3" size={w * 0.065} />
          </Box>
        </Box>
        {children}
      </Box>
    </Box>
  );
}
