/** Servers and network gear, drawn flat. */

const shell = 'oklch(.30 .03 265)';
const face = 'oklch(.37 .03 265)';
const on = 'oklch(.82 .18 150)';

/** A cabinet with units one above the other. */
export function Server({ w, units }: { w: number; units: number }) {
  const high = 60 + units * 116;
  return (
    <svg aria-hidden="true" width={w} height={(w * high) / 400} viewBox={`0 0 400 ${high}`}>
      <rect width="400" height={high - 16} rx="28" fill={shell} />
      <rect x="50" y={high - 18} width="60" height="18" fill={shell} />
      <rect x="290" y={high - 18} width="60" height="18" fill={shell} />
      {Array.from({ length: units }, (_, unit) => (
        <g key={`unit ${unit * 2}`} transform={`translate(26 ${26 + unit * 116})`}>
          <rect width="348" height="96" rx="16" fill={face} />
          <path
            d="M28 30h110M28 48h110M28 66h110"
            stroke="oklch(.24 .03 265)"
            strokeWidth="8"
            strokeLinecap="round"
          />
          <rect x="168" y="24" width="66" height="48" rx="8" fill="oklch(.24 .03 265)" />
          <path d="M180 58l12-18 12 10 16-16" fill="none" stroke={on} strokeWidth="4" />
          {[262, 290, 318].map((x, lamp) => (
            <circle
              key={x}
              cx={x}
              cy="48"
              r="9"
              fill={lamp === 2 && unit % 2 ? 'oklch(.84 .14 85)' : on}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A switch with `ports` in two rows; one port may be burnt. */
export function Switch({
  w,
  ports = 12,
  label,
  burnt,
}: {
  w: number;
  ports?: number;
  label: string;
  burnt?: number;
}) {
  const half = ports / 2;
  const step = 46;
  const wide = 250 + half * step;
  return (
    <svg aria-hidden="true" width={w} height={(w * 130) / wide} viewBox={`0 0 ${wide} 130`}>
      <rect width={wide} height="130" rx="16" fill={shell} />
      <rect x="22" y="22" width="180" height="86" rx="10" fill={face} />
      <text x="112" y="76" textAnchor="middle" fontSize="34" fontWeight="700" fill="white">
        {label}
      </text>
      {Array.from({ length: ports }, (_, port) => {
        const x = 224 + (port % half) * step;
        const y = port < half ? 22 : 70;
        const dead = port + 1 === burnt;
        return (
          <g key={`${x} ${y}`}>
            <rect
              x={x}
              y={y}
              width="38"
              height="38"
              rx="6"
              fill={dead ? 'oklch(.58 .2 25)' : 'oklch(.18 .02 265)'}
            />
            <path
              d={`M${x + 9} ${y + 30}v-14h6v-6h8v6h6v14z`}
              fill={dead ? 'oklch(.15 .03 25)' : 'oklch(.72 .02 265)'}
            />
            <circle cx={x + 33} cy={y + 5} r="4.500" fill={dead ? 'oklch(.15 .03 25)' : on} />
          </g>
        );
      })}
    </svg>
  );
}
