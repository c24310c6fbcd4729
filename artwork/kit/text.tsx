/** Words: `<T size={44} weight={700} head>৳ 48.2 L</T>`. */
import type { CSSProperties, ReactNode } from 'react';
import { v } from './theme.ts';

interface TextProps {
  size?: number;
  weight?: number;
  color?: string | undefined;
  /** the theme's heading face, tight */
  head?: boolean;
  /** any font stack of theme.ts */
  font?: string;
  soft?: boolean;
  caps?: boolean;
  /** on one line, never broken */
  line?: boolean;
  right?: boolean;
  center?: boolean;
  leading?: number;
  tracking?: number;
  style?: CSSProperties;
  children: ReactNode;
}

export function T(props: TextProps) {
  const { head, caps } = props;
  return (
    <div
      style={{
        fontFamily: props.font ?? (head ? v.head : undefined),
        fontSize: props.size,
        fontWeight: props.weight ?? (head ? 700 : undefined),
        color: props.color ?? (props.soft ? v.soft : undefined),
        lineHeight: props.leading ?? (head ? 'var(--head-leading, 1.08)' : undefined),
        letterSpacing:
          props.tracking === undefined
            ? head
              ? 'var(--head-tracking, -.02em)'
              : caps
                ? 'var(--caps-tracking, .08em)'
                : undefined
            : `${props.tracking}em`,
        textTransform: caps ? 'uppercase' : undefined,
        whiteSpace: props.line ? 'nowrap' : undefined,
        textAlign: props.right ? 'right' : props.center ? 'center' : undefined,
        textWrap: head && !props.line ? 'balance' : undefined,
        ...props.style,
      }}
    >
      {props.children}
    </div>
  );
}
