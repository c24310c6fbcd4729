/** A holud evening in a tea garden. */
interface TeaProps {
  w: number;
  h: number;
  couple?: boolean;
}

/** Rows of tea under evening light with marigold strings; 900 × 600. */
export function TeaGarden({ w, h, couple = true }: TeaProps) {
  const row = (y: number, fill: string) => (
    <path
      key={y}
      d={`M-20 ${y}${Array.from({ length: 12 }, () => 'q40-56 80 0').join('')}V620H-20z`}
      fill={fill}
    />
  );
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 900 600"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="900" height="600" fill="oklch(.80 .12 65)" />
      <circle cx="650" cy="210" r="90" fill="oklch(.92 .11 85)" />
      <path d="M0 300q200-130 420-40t480-60v400H0z" fill="oklch(.52 .09 140)" />
      {row(380, 'oklch(.46 .11 145)')}
      {row(450, 'oklch(.40 .10 148)')}
      {couple ? (
        <g>
          <path d="M380 500q-6-150 50-160t56 160z" fill="oklch(.84 .16 90)" />
          <circle cx="430" cy="306" r="38" fill="oklch(.66 .09 55)" />
          <path d="M390 320q-8-66 40-64t42 60q-8-30-40-36q-30 6-42 40z" fill="oklch(.20 .02 40)" />
          <path
            d="M398 272q32-30 66 0"
            fill="none"
            stroke="oklch(.78 .17 65)"
            strokeWidth="14"
            strokeDasharray="2 15"
            strokeLinecap="round"
          />
          <path
            d="M410 346q20 30 44 0"
            fill="none"
            stroke="oklch(.72 .18 55)"
            strokeWidth="12"
            strokeDasharray="2 13"
            strokeLinecap="round"
          />
          <path d="M500 500q-4-160 52-168t60 168z" fill="oklch(.96 .03 95)" />
          <circle cx="552" cy="296" r="38" fill="oklch(.62 .09 52)" />
          <path d="M514 296q-4-48 38-48t38 48q-8-24-38-24t-38 24z" fill="oklch(.20 .02 40)" />
          <path
            d="M530 340q24 40 48 0"
            fill="none"
            stroke="oklch(.72 .18 55)"
            strokeWidth="12"
            strokeDasharray="2 13"
            strokeLinecap="round"
          />
        </g>
      ) : null}
      {row(520, 'oklch(.34 .09 150)')}
      {[0, 220, 440, 660].map((x) => (
        <path
          key={x}
          d={`M${x} 0q110 150 220 0`}
          fill="none"
          stroke="oklch(.74 .18 60)"
          strokeWidth="15"
          strokeDasharray="2 17"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
