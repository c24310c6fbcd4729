/** A smooth line over a pale field, with an optional second line and a marked point. */
import { v } from './theme.ts';

interface LineChartProps {
  w: number;
  h: number;
  points: readonly number[];
  /** an earlier period, dashed */
  before?: readonly number[];
  labels?: readonly string[];
  max?: number;
  min?: number;
  mark?: number;
  markText?: string;
  color?: string;
  markColor?: string;
  size?: number;
}

type Point = readonly [number, number];

/** Catmull-Rom through all points: no steps, and no overshoot worth seeing. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const round = (value: number): number => Math.round(value * 10) / 10;
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${round(x)} ${round(y)}`;
      const [before, last, next] = [at(index - 2), at(index - 1), at(index + 1)];
      const first = [last[0] + (x - before[0]) / 6, last[1] + (y - before[1]) / 6] as const;
      const second = [x - (next[0] - last[0]) / 6, y - (next[1] - last[1]) / 6] as const;
      return `C${[...first, ...second, x, y].map(round).join(' ')}`;
    })
    .join('');
}

/** Letters as they are seen: a Bangla one may be written in several signs. */
const lengthOf = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;

export function LineChart(props: LineChartProps) {
  const { w, h, points, before, labels, mark, markText, size = 22 } = props;
  const { color = v.accent, markColor = 'oklch(.82 .16 75)', min = 0 } = props;
  const max = props.max ?? Math.max(...points, ...(before ?? [])) * 1.12;
  const floor = h - (labels ? size * 2 : 4);
  const place = (values: readonly number[]): Point[] =>
    values.map((value, index) => [
      8 + ((w - 16) * index) / (values.length - 1),
      floor - (floor * (value - min)) / (max - min),
    ]);
  const line = place(points);
  const path = smooth(line);
  const dot = mark === undefined ? undefined : line[mark];
  const markWidth = lengthOf(markText ?? '') * size * 0.72;
  return (
    <svg aria-hidden="true" width={w} height={h} style={{ overflow: 'visible' }}>
      {[0, 1, 2, 3].map((row) => (
        <line
          key={row}
          x2={w}
          y1={(floor / 3) * row}
          y2={(floor / 3) * row}
          stroke={v.line}
          strokeWidth="2"
          strokeDasharray={row === 3 ? undefined : '3 9'}
          strokeLinecap="round"
        />
      ))}
      <path d={`${path}V${floor}H8Z`} fill={color} opacity=".11" />
      {before ? (
        <path
          d={smooth(place(before))}
          fill="none"
          stroke={v.soft}
          strokeWidth="4"
          strokeDasharray="4 12"
          strokeLinecap="round"
          opacity=".6"
        />
      ) : null}
      <path d={path} fill="none" stroke={color} strokeWidth="7" strokeLinecap="round" />
      {dot ? (
        <circle
          cx={dot[0]}
          cy={dot[1]}
          r="14"
          fill={markColor}
          stroke={v.surface}
          strokeWidth="6"
        />
      ) : null}
      {dot && markText ? (
        <g>
          <rect
            x={dot[0] - markWidth / 2}
            y={dot[1] - size * 3.2}
            width={markWidth}
            height={size * 1.9}
            rx={size * 0.6}
            fill={v.ink}
          />
          <text
            x={dot[0]}
            y={dot[1] - size * 1.92}
            textAnchor="middle"
            fontSize={size * 1.05}
            fontWeight="600"
            fill={v.surface}
          >
            {markText}
          </text>
        </g>
      ) : null}
      {labels?.map((label, index) => (
        <text
          key={label}
          x={8 + ((w - 16) * index) / (labels.length - 1)}
          y={h - size * 0.3}
          textAnchor={index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle'}
          fontSize={size}
          fill={v.soft}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
