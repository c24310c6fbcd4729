/** Things of a household, drawn flat. */
interface DrawnProps {
  w: number;
  wood?: string;
  dark?: string;
  cloth?: string;
}

/** A dining table with six chairs, a lamp above it and a vase on it; 420 × 260. */
export function DiningSet({
  w,
  wood = 'oklch(.56 .10 55)',
  dark = 'oklch(.40 .08 50)',
  cloth = 'oklch(.80 .06 75)',
}: DrawnProps) {
  const chair = (x: number, turn: 1 | -1) => (
    <g key={x} transform={`translate(${x} 0) scale(${turn} 1)`}>
      <path d="M0 104q-3-8 5-8t8 8l7 76H7z" fill={dark} />
      <path d="M5 112h12M6 126h12M7 140h12" stroke={wood} strokeWidth="5" />
      <path d="M4 172h60q6 0 6 8v4H6z" fill={cloth} />
      <path d="M6 184h64v8H6z" fill={dark} />
      <path d="M8 192h9l-3 60H7zM58 192h9v60h-7z" fill={dark} />
    </g>
  );
  const behind = (x: number) => (
    <g key={x}>
      <path d={`M${x} 90q0-10 28-10t28 10v52h-56z`} fill={dark} />
      <path d={`M${x + 12} 92v50M${x + 28} 90v52M${x + 44} 92v50`} stroke={wood} strokeWidth="6" />
    </g>
  );
  return (
    <svg aria-hidden="true" width={w} height={(w * 260) / 420} viewBox="0 0 420 260">
      <ellipse cx="210" cy="252" rx="200" ry="8" fill={dark} opacity=".16" />
      <path d="M210 0v26" stroke={dark} strokeWidth="3" />
      <path d="M176 52q4-26 34-26t34 26z" fill="oklch(.82 .16 75)" />
      {behind(112)}
      {behind(182)}
      {behind(252)}
      <path d="M92 142h236q8 0 8 8v8H84v-8q0-8 8-8z" fill={wood} />
      <path d="M92 158h236v12H92z" fill={dark} opacity=".8" />
      <path d="M100 170h18l-4 82h-9zM302 170h18l-5 82h-9z" fill={wood} />
      {chair(12, 1)}
      {chair(408, -1)}
      <path d="M196 142q-6-22 4-30h20q10 8 4 30z" fill="oklch(.60 .09 230)" />
      <path
        d="M206 112q-14-18-24-18M212 112q0-22 6-30M216 112q10-18 24-20"
        fill="none"
        stroke="oklch(.55 .12 145)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="180" cy="93" r="7" fill="oklch(.97 .02 85)" />
      <circle cx="219" cy="80" r="8" fill="oklch(.97 .02 85)" />
      <circle cx="242" cy="91" r="7" fill="oklch(.97 .02 85)" />
    </svg>
  );
}

/** A panjabi on its hanger; 200 × 300. */
export function Panjabi({ w, cloth, trim }: { w: number; cloth: string; trim: string }) {
  return (
    <svg aria-hidden="true" width={w} height={w * 1.5} viewBox="0 0 200 300">
      <path
        d="M100 34V22q0-6 6-8t5-8-8-5-8 7"
        fill="none"
        stroke="oklch(.45 .03 60)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M60 48q36-22 80 0l46 34-10 78-30-6 4-44 2 172H48l2-172 4 44-30 6-10-78z"
        fill={cloth}
      />
      <path
        d="M50 110l4 44-2 128M150 110l-4 44 2 128"
        fill="none"
        stroke="oklch(0 0 0/.14)"
        strokeWidth="3"
      />
      <path d="M78 40q22 16 44 0l4 8q-26 20-52 0z" fill={trim} />
      <path d="M91 52h18v96H91z" fill={trim} />
      {[66, 88, 110, 132].map((y) => (
        <circle key={y} cx="100" cy={y} r="3.600" fill={cloth} />
      ))}
      <path d="M26 150l28 5M174 150l-28 5M50 270h100" stroke={trim} strokeWidth="7" />
      <path d="M62 168h26v34H62z" fill="none" stroke="oklch(0 0 0/.16)" strokeWidth="3" />
    </svg>
  );
}
