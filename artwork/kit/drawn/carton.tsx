/** What is printed on a carton, for drawings in SVG. */
import { fonts } from '../theme.ts';

const biscuit = 'oklch(.78 .11 75)';
const crust = 'oklch(.62 .11 65)';

interface WordProps {
  x: number;
  y: number;
  big: number;
  weight?: number;
  fill: string;
  middle?: boolean;
  font?: string;
  children: string;
}

export function Word({
  x,
  y,
  big,
  weight = 500,
  fill,
  middle,
  font = fonts.figtree,
  children,
}: WordProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={big}
      fontWeight={weight}
      fill={fill}
      fontFamily={font}
      textAnchor={middle ? 'middle' : 'start'}
    >
      {children}
    </text>
  );
}

function Biscuit({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={crust} />
      <circle r={r * 0.9} fill={biscuit} />
      <circle
        r={r * 0.66}
        fill="none"
        stroke={crust}
        strokeWidth="4"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle key={turn} cy={-r * 0.36} r={r * 0.06} fill={crust} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

/** Three biscuits about a point. */
export function Biscuits({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <Biscuit x={x - 64} y={y - 8} r={76} />
      <Biscuit x={x + 66} y={y - 18} r={74} />
      <Biscuit x={x + 4} y={y + 42} r={72} />
    </g>
  );
}

const widths = [4, 6, 3, 8, 4, 3, 6, 4, 8, 3, 4, 6, 5, 3, 7, 4];

/** A bar code with its number, 210 × 130. */
export function Bars({ x, y }: { x: number; y: number }) {
  const black = 'oklch(.2 .02 200)';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="216" height="136" fill="white" />
      {widths.map((width, index) => (
        <rect
          key={`${index * 12.6}`}
          x={8 + index * 12.6}
          y="12"
          width={width}
          height="86"
          fill={black}
        />
      ))}
      <Word x={108} y={126} big={24} weight={600} fill={black} middle>
        8 941120 04817
      </Word>
    </g>
  );
}
