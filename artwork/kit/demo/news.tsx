/** A part of a front page: a story in a column. */
import type { ReactNode } from 'react';
import { Box } from '../box.tsx';
import { T } from '../text.tsx';

interface StoryProps {
  title: ReactNode;
  text?: ReactNode;
  size?: number;
  textSize?: number;
  weight?: number;
  rule?: string;
  font?: string;
  children?: ReactNode;
}

export function Story({
  title,
  text,
  size = 26,
  textSize = 19,
  weight = 700,
  rule,
  font,
  children,
}: StoryProps) {
  return (
    <Box
      gap={8}
      pad={rule ? '14 0 0' : 0}
      style={rule ? { borderTop: `2px solid ${rule}` } : undefined}
    >
      {children}
      <T size={size} weight={weight} leading={1.2} {...(font ? { font } : {})}>
        {title}
      </T>
      {text ? (
        <T size={textSize} leading={1.4} soft>
          {text}
        </T>
      ) : null}
    </Box>
  );
}
