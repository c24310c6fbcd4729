/** A sheet of paper that lies on the ground, a little turned. */
import type { CSSProperties, ReactNode } from 'react';
import { Box } from './box.tsx';

interface SheetProps {
  w: number;
  h?: number;
  at?: readonly [number, number];
  turn?: number;
  pad?: number | string;
  gap?: number;
  bg?: string;
  round?: number;
  style?: CSSProperties;
  children: ReactNode;
}

export function Sheet(props: SheetProps) {
  const { w, h, at, turn = 0, pad = '48 52', gap, bg = 'oklch(.992 .005 85)', round = 6 } = props;
  return (
    <Box
      w={w}
      h={h}
      {...(at ? { at } : {})}
      {...(gap === undefined ? {} : { gap })}
      pad={pad}
      bg={bg}
      round={round}
      shadow
      style={{ rotate: `${turn}deg`, ...props.style }}
    >
      {props.children}
    </Box>
  );
}
