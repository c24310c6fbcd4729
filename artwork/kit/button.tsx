/** A button as a picture of one. */
import type { CSSProperties, ReactNode } from 'react';
import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { T } from './text.tsx';
import { v } from './theme.ts';

interface ButtonProps {
  size?: number;
  icon?: string;
  /** an icon after the words */
  then?: string;
  bg?: string;
  color?: string;
  line?: string;
  round?: number | string;
  w?: number | string;
  h?: number;
  grow?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

export function Button(props: ButtonProps) {
  const { size = 24, icon, then, bg = v.accent, color = v.onAccent, line, round = 999 } = props;
  return (
    <Box
      row
      center
      gap={size * 0.45}
      pad={`0 ${size * 1.05}`}
      h={props.h ?? size * 2.3}
      w={props.w ?? (props.grow ? undefined : 'fit-content')}
      grow={props.grow ?? false}
      round={round}
      bg={bg}
      color={color}
      line={line}
      style={props.style}
    >
      {icon ? <Icon name={icon} size={size * 1.2} /> : null}
      <T size={size} weight={600} line leading={1.2}>
        {props.children}
      </T>
      {then ? <Icon name={then} size={size * 1.1} /> : null}
    </Box>
  );
}
