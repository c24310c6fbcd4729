/** Bars with names below; one may be told apart. A bar of two numbers is stacked. */
import { v } from './theme.ts';

interface BarChartProps {
  w: number;
  h: number;
  bars: readonly { label: string; value: number | readonly [number, number] }[];
  max?: number;
  /** index of the bar in full colour; without it all are */
  mark?: number;
  fill?: string;
  fill2?: string;
  pale?: string;
  size?: number;
  gap?: number;
  round?: number;
}

export function BarChart(props: BarChartProps) {
  const { w, h, bars, mark, fill = v.accent, fill2 = v.tint, pale = v.tint, size = 22 } = props;
  const { gap = 0.42, round = 10 } = props;
  const total = (value: number | readonly [number, number]) =>
    typeof value === 'number' ? value : value[0] + value[1];
  const max = props.max ?? Math.max(...bars.map(({ value }) => total(value)));
  const floor = h - size * 1.9;
  const step = w / bars.length;
  const width = step * (1 - gap);
  return (
    <svg aria-hidden="true" width={w} height={h}>
      {[0, 1, 2, 3].map((line) => (
        <line
          key={line}
          x2={w}
          y1={1 + (floor / 3) * line}
          y2={1 + (floor / 3) * line}
          stroke={v.line}
          strokeWidth="2"
          strokeDasharray={line === 3 ? undefined : '3 9'}
          strokeLinecap="round"
        />
      ))}
      {bars.map(({ label, value }, index) => {
        const x = step * index + (step - width) / 2;
        const high = (floor * total(value)) / max;
        const upper = typeof value === 'number' ? 0 : (floor * value[1]) / max;
        return (
          <g key={label}>
            {upper > 0 ? (
              <rect
                x={x}
                y={floor - high}
                width={width}
                height={upper + round}
                rx={round}
                fill={fill2}
              />
            ) : null}
            <path
              d={`M${x} ${floor}v${-(high - upper - round)}q0-${round} ${round}-${round}h${width - 2 * round}q${round} 0 ${round} ${round}v${high - upper - round}z`}
              fill={mark === undefined || mark === index ? fill : pale}
            />
            <text
              x={x + width / 2}
              y={h - size * 0.35}
              textAnchor="middle"
              fontSize={size}
              fontWeight={mark === index ? 700 : 500}
              fill={mark === index ? v.ink : v.soft}
            >
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
