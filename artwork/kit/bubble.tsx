/** A message in a chat. */
import type { ReactNode } from 'react';
import { Box } from './box.tsx';
import { T } from './text.tsx';

interface BubbleProps {
  mine?: boolean;
  bg: string;
  color?: string;
  size?: number;
  w?: number;
  children: ReactNode;
}

export function Bubble({ mine, bg, color, size = 26, w, children }: BubbleProps) {
  const tail = mine ? '26px 26px 6px 26px' : '26px 26px 26px 6px';
  return (
    <Box
      bg={bg}
      color={color}
      round={tail}
      pad="14 22"
      w={w}
      style={{ alignSelf: mine ? 'flex-end' : 'flex-start', maxWidth: '88%' }}
    >
      <T size={size} leading={1.3}>
        {children}
      </T>
    </Box>
  );
}
