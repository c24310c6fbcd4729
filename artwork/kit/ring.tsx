/** A ring of shares, or of one share: `<Ring size={220} parts={[[62, v.accent], [38, v.tint]]}>`. */
import type { ReactNode } from 'react';

interface RingProps {
  size: number;
  parts: readonly (readonly [share: number, color: string])[];
  thick?: number;
  children?: ReactNode;
}

/** Each part runs this far under its neighbour, so that no ground shows between the two. */
const seam = 0.6;

export function Ring({ size, parts, thick = size * 0.15, children }: RingProps) {
  const radius = (size - thick) / 2;
  const round = 2 * Math.PI * radius;
  const total = parts.reduce((all, [share]) => all + share, 0);
  const at = (length: number): string => {
    const angle = length / radius;
    const [x, y] = [size / 2 + radius * Math.sin(angle), size / 2 - radius * Math.cos(angle)];
    return `${x.toFixed(3)} ${y.toFixed(3)}`;
  };
  let end = 0;
  return (
    <div style={{ position: 'relative', width: size, height: size, flex: 'none' }}>
      <svg aria-hidden="true" width={size} height={size}>
        {parts.map(([share, color], index) => {
          const start = end;
          const length = (share / total) * round;
          end += length;
          const ring = { fill: 'none', stroke: color, strokeWidth: thick };
          if (share === total)
            return <circle key={color} cx={size / 2} cy={size / 2} r={radius} {...ring} />;
          const from = index === 0 ? -seam : start;
          const to = index === parts.length - 1 ? round : end + seam;
          return (
            <path
              key={`${color}${start}`}
              d={`M${at(from)}A${radius} ${radius} 0 ${to - from > round / 2 ? 1 : 0} 1 ${at(to)}`}
              {...ring}
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
