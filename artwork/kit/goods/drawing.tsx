/** The frame of a drawn thing: a square of 200 units at any size. */
import type { CSSProperties, ReactNode } from 'react';

export interface GoodProps {
  size?: number;
  /** main colour and second colour */
  a?: string;
  b?: string;
  style?: CSSProperties;
}

export function Drawing({
  size = 200,
  style,
  children,
}: Pick<GoodProps, 'size' | 'style'> & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 200 200"
      style={{ overflow: 'visible', ...style }}
    >
      {children}
    </svg>
  );
}

/** Shade and light that work on any colour. */
export const shade = 'oklch(.2 .05 275 / .16)';
export const light = 'oklch(1 0 0 / .22)';
export const gold = 'oklch(.80 .14 82)';
