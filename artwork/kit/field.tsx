/** A form field or search box with words in it. */
import type { ReactNode } from 'react';
import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { T } from './text.tsx';
import { v } from './theme.ts';

interface FieldProps {
  label?: ReactNode;
  value: ReactNode;
  icon?: string;
  size?: number;
  w?: number | string;
  grow?: boolean;
  bg?: string;
  line?: string;
  round?: number;
  /** written by somebody, not a hint */
  filled?: boolean;
}

export function Field(props: FieldProps) {
  const {
    label,
    value,
    icon,
    size = 24,
    w,
    grow = false,
    bg = v.surface,
    line = v.line,
    round = 14,
  } = props;
  return (
    <Box w={w} grow={grow} gap={8}>
      {label ? (
        <T size={size * 0.92} weight={600}>
          {label}
        </T>
      ) : null}
      <Box row gap={12} bg={bg} line={line} round={round} h={size * 2.3} pad={`0 ${size * 0.8}`}>
        {icon ? <Icon name={icon} size={size * 1.2} color={v.soft} /> : null}
        <T size={size} line color={props.filled ? v.ink : v.soft}>
          {value}
        </T>
      </Box>
    </Box>
  );
}
