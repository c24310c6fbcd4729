/** A ring of shares, or of one share: `<Ring size={220} parts={[[62, v.accent], [38, v.tint]]}>`. */
import type { ReactNode } from 'react';

interface RingProps {
  size: number;
  parts: readonly (readonly [share: number, color: string])[];
  thick?: number;
  children?: ReactNode;
}

export function Ring({ size, parts, thick = size * 0.15, children }: RingProps) {
  const radius = (size - thick) / 2;
  const round = 2 * Math.PI * radius;
  const total = parts.reduce((all, [share]) => all + share, 0);
  let start = 0;
  return (
    <div style={{ position: 'relative', width: size, height: size, flex: 'none' }}>
      <svg aria-hidden="true" width={size} height={size} style={{ transform: 'rotate(-90deg)' }}>
        {parts.map(([share, color]) => {
          const length = (share / total) * round;
          const offset = -start;
          start += length;
          return (
            <circle
              key={`${color}${offset}`}
              cx={size / 2}
              cy={size / 2}
              r={radius}
              fill="none"
              stroke={color}
              strokeWidth={thick}
              strokeDasharray={`${length} ${round - length}`}
              strokeDashoffset={offset}
            />
          );
        })}
      </svg>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          textAlign: 'center',
        }}
      >
        {children}
      </div>
    </div>
  );
}
