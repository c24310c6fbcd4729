/** A laptop seen from the front: `w` is its screen with the rim, the foot stands out a little. */
import type { ReactNode } from 'react';
import { Box } from './box.tsx';

interface LaptopProps {
  w: number;
  h: number;
  at: readonly [number, number];
  bg?: string;
  children: ReactNode;
}

export function Laptop({ w, h, at, bg = 'white', children }: LaptopProps) {
  const rim = Math.round(w * 0.018);
  const foot = w * 0.07;
  return (
    <Box at={at} w={w}>
      <Box w={w} h={h} bg="oklch(.22 .02 275)" pad={rim} round="26px 26px 0 0" shadow>
        <Box grow bg={bg} round={12} clip style={{ position: 'relative' }}>
          {children}
        </Box>
      </Box>
      <svg
        aria-hidden="true"
        width={w + 2 * foot}
        height={36}
        viewBox={`0 0 ${w + 2 * foot} 36`}
        style={{ marginLeft: -foot, position: 'relative' }}
      >
        <path d={`M0 0h${w + 2 * foot}v8q0 22-30 26H30Q0 30 0 8z`} fill="oklch(.86 .012 275)" />
        <path
          d={`M${w / 2 - 10} 0h${2 * foot + 20}q-4 14-20 14h${-2 * foot + 20}q-16 0-20-14z`}
          fill="oklch(.74 .014 275)"
        />
      </svg>
    </Box>
  );
}
