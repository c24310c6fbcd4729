/** A name mark or headline as drawn letters: `<Lettering of={masthead} size={64} />`. */
import type { CSSProperties } from 'react';

/** Outlines in thousandths of an em, the base line at zero. */
export interface Letters {
  w: number;
  top: number;
  h: number;
  d: string;
}

interface LetteringProps {
  of: Letters;
  /** px of one em, as a font size */
  size: number;
  color?: string;
  style?: CSSProperties;
}

export function Lettering({ of, size, color = 'currentColor', style }: LetteringProps) {
  return (
    <svg
      aria-hidden="true"
      width={(of.w * size) / 1000}
      height={(of.h * size) / 1000}
      viewBox={`0 ${of.top} ${of.w} ${of.h}`}
      style={{ overflow: 'visible', ...style }}
    >
      <path d={of.d} fill={color} />
    </svg>
  );
}
