/** A board's column and its cards. */
import type { ReactNode } from 'react';
import { Box } from './box.tsx';
import { T } from './text.tsx';
import { v } from './theme.ts';

interface ColumnProps {
  title: ReactNode;
  count?: ReactNode;
  dot?: string;
  bg?: string;
  gap?: number;
  children: ReactNode;
}

export function KanbanColumn({
  title,
  count,
  dot = v.accent,
  bg = v.ground,
  gap = 16,
  children,
}: ColumnProps) {
  return (
    <Box grow bg={bg} round={v.round} pad="20 18" gap={gap}>
      <Box row gap={12} pad="0 6 4">
        <Box w={16} h={16} round={8} bg={dot} />
        <T size={25} weight={700} line style={{ flex: 1 }}>
          {title}
        </T>
        <T size={23} soft line>
          {count}
        </T>
      </Box>
      {children}
    </Box>
  );
}

interface CardProps {
  edge?: string;
  children: ReactNode;
}

export function KanbanCard({ edge, children }: CardProps) {
  return (
    <Box
      bg={v.surface}
      round={14}
      pad="18 20"
      gap={8}
      style={{
        boxShadow: '0 1px 3px oklch(.2 .07 275/.16)',
        borderLeft: edge ? `8px solid ${edge}` : undefined,
      }}
    >
      {children}
    </Box>
  );
}
