/** One number that matters, with its name and how it moved. */
import type { ReactNode } from 'react';
import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { paddy, shapla } from './palette.ts';
import { T } from './text.tsx';
import { v } from './theme.ts';

interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** "12%" with `up`, or a plain note without it */
  note?: ReactNode;
  up?: boolean;
  size?: number;
  bg?: string;
  color?: string;
  soft?: string;
  line?: string;
  grow?: boolean;
}

export function Stat({ label, value, note, up, size = 50, bg = v.ground, ...rest }: StatProps) {
  const { color, soft = v.soft, line, grow = true } = rest;
  const move = up === undefined ? soft : up ? paddy[700] : shapla[700];
  return (
    <Box
      grow={grow}
      bg={bg}
      color={color}
      line={line}
      round={v.round}
      pad="22 26"
      gap={size * 0.14}
    >
      <T size={Math.max(23, size * 0.5)} color={soft} weight={500} line>
        {label}
      </T>
      <T head size={size} line>
        {value}
      </T>
      {note ? (
        <Box row gap={6} color={move}>
          {up === undefined ? null : (
            <Icon name={up ? 'tabler:arrow-up-right' : 'tabler:arrow-down-right'} size={24} />
          )}
          <T size={22} weight={500} line>
            {note}
          </T>
        </Box>
      ) : null}
    </Box>
  );
}
