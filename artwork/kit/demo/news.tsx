/** Parts of a front page: a story in a column, and thin printed text for an e-paper. */
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

/** Lines that stand for printed columns where a whole page is shown as small as a stamp. */
export function PrintedColumns({
  w,
  h,
  columns,
  color,
}: {
  w: number;
  h: number;
  columns: number;
  color: string;
}) {
  const gap = 6;
  const width = (w - gap * (columns - 1)) / columns;
  return (
    <svg aria-hidden="true" width={w} height={h}>
      {Array.from({ length: columns }, (_, column) =>
        Array.from({ length: Math.floor(h / 5) }, (_, row) => (
          <rect
            key={`${column}-${row}`}
            x={column * (width + gap)}
            y={row * 5}
            width={(row * 7 + column * 3) % 11 === 0 ? width * 0.6 : width}
            height="2"
            fill={color}
          />
        )),
      )}
    </svg>
  );
}
