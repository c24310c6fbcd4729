/** The house's gesture: a running stitch, as a line, a frame and a lily pattern. */
import type { CSSProperties } from 'react';
import { accent } from './palette.ts';

interface StitchProps {
  color?: string;
  width?: number;
  dash?: string;
  style?: CSSProperties;
}

const stroke = ({ color = accent[400], width = 5, dash = '18 17' }: StitchProps) => ({
  fill: 'none',
  stroke: color,
  strokeWidth: width,
  strokeDasharray: dash,
  strokeLinecap: 'round' as const,
});

/** A stitched rectangle that fills its box. */
export function StitchFrame(props: StitchProps & { w: number; h: number; round?: number }) {
  const { w, h, round = 48, width = 5 } = props;
  return (
    <svg aria-hidden="true" width={w} height={h} style={props.style}>
      <rect
        x={width}
        y={width}
        width={w - 2 * width}
        height={h - 2 * width}
        rx={round}
        {...stroke(props)}
      />
    </svg>
  );
}

/** A stitched path: pass `d` in the pixels of the box. */
export function StitchPath(props: StitchProps & { w: number; h: number; d: string }) {
  return (
    <svg aria-hidden="true" width={props.w} height={props.h} style={props.style}>
      <path d={props.d} {...stroke(props)} />
    </svg>
  );
}

const petal = 'M48 8c14 16 14 24 0 40-14-16-14-24 0-40Z';

/** The water lily of the kantha, repeated over its box. */
export function LilyPattern({
  w,
  h,
  color = accent[400],
  opacity = 0.16,
  tile = 150,
  id = 'lily',
}: {
  w: number;
  h: number;
  color?: string;
  opacity?: number;
  tile?: number;
  id?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      style={{ position: 'absolute', inset: 0, opacity }}
    >
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <g transform={`scale(${tile / 96})`} {...stroke({ color, width: 1.6, dash: '5 5' })}>
            {[0, 90, 180, 270].map((turn) => (
              <path key={turn} d={petal} transform={`rotate(${turn} 48 48)`} />
            ))}
          </g>
        </pattern>
      </defs>
      <rect width={w} height={h} fill={`url(#${id})`} />
    </svg>
  );
}
