/** A box that lays out: `<Box row gap={16} pad="20 24" bg={v.surface} round={20}>`. */
import type { CSSProperties, ReactNode } from 'react';

export interface BoxProps {
  row?: boolean;
  /** number of equal columns, or a track list */
  grid?: number | string;
  gap?: number;
  /** px: one number, or "block inline" as in CSS without units */
  pad?: number | string;
  bg?: string | undefined;
  color?: string | undefined;
  /** border colour, 2 px */
  line?: string | undefined;
  round?: number | string | undefined;
  w?: number | string | undefined;
  h?: number | string | undefined;
  grow?: boolean;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
  /** both axes in the middle */
  center?: boolean;
  /** absolute position: [left, top]; a negative zero-free way to anchor right/bottom is `style` */
  at?: readonly [number, number];
  shadow?: boolean;
  clip?: boolean;
  style?: CSSProperties | undefined;
  children?: ReactNode;
}

const px = (pad: number | string): string =>
  String(pad)
    .split(' ')
    .map((part) => `${part}px`)
    .join(' ');

export const softShadow = '0 2px 4px oklch(.2 .07 275 / .08), 0 24px 56px oklch(.2 .07 275 / .18)';

export function Box(props: BoxProps) {
  const { row, grid, gap, pad, bg, color, line, round, w, h, grow, align, justify } = props;
  const layout: CSSProperties = grid
    ? {
        display: 'grid',
        gridTemplateColumns: typeof grid === 'number' ? `repeat(${grid}, minmax(0, 1fr))` : grid,
      }
    : { display: 'flex', flexDirection: row ? 'row' : 'column' };
  return (
    <div
      style={{
        ...layout,
        alignItems: props.center ? 'center' : (align ?? (row ? 'center' : undefined)),
        justifyContent: props.center ? 'center' : justify,
        gap,
        padding: pad === undefined ? undefined : px(pad),
        background: bg,
        color,
        border: line ? `2px solid ${line}` : undefined,
        borderRadius: round,
        width: w,
        height: h,
        flex: grow ? '1 1 0' : undefined,
        minWidth: grow ? 0 : undefined,
        minHeight: grow ? 0 : undefined,
        flexShrink: !grow && (w !== undefined || h !== undefined) ? 0 : undefined,
        boxShadow: props.shadow ? softShadow : undefined,
        overflow: props.clip ? 'hidden' : undefined,
        ...(props.at ? { position: 'absolute', left: props.at[0], top: props.at[1] } : {}),
        ...props.style,
      }}
    >
      {props.children}
    </div>
  );
}
