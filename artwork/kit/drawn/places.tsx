/** Places of the country, drawn flat. */
import { fonts } from '../theme.ts';

interface PlaceProps {
  w: number;
  h: number;
}

/** A tin shop on an island: river, boat, palms and a mast without a signal; 1200 × 900, the left half calm. */
export function IslandShop({ w, h }: PlaceProps) {
  const palm = (x: number, y: number, s: number) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0 0q-14-120 10-230l14 4q-14 110 2 226z" fill="oklch(.50 .07 60)" />
      <g fill="oklch(.52 .12 150)">
        <path d="M16-230q-70-50-120 20q70-20 120-20zM16-230q10-80 110-70q-70 20-110 70zM16-230q80-20 110 60q-60-40-110-60zM16-230q-40-80-110-60q80 10 110 60zM16-230q-60 20-60 90q30-60 60-90z" />
      </g>
    </g>
  );
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 1200 900"
      style={{ position: 'absolute', inset: 0 }}
    >
      <circle cx="1010" cy="180" r="84" fill="oklch(.93 .10 90)" />
      <path d="M0 640h1200v260H0z" fill="oklch(.74 .08 215)" />
      <path d="M560 700q180-90 420-84t260 40v260H520z" fill="oklch(.74 .10 130)" />
      <path
        d="M40 760h120M300 830h160M420 720h90"
        stroke="oklch(.82 .06 215)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      {palm(1120, 690, 1.5)}
      {palm(660, 690, 1.15)}
      <path d="M720 430l200-74 210 74v24H720z" fill="oklch(.60 .14 30)" />
      <path d="M742 450h366v250H742z" fill="oklch(.80 .06 75)" />
      <path d="M774 500h300v110H774z" fill="oklch(.36 .05 60)" />
      <path
        d="M774 560h300v12H774zM800 520h26v40h-26zM842 514h30v46h-30zM890 526h24v34h-24zM930 512h34v48h-34zM984 520h26v40h-26zM1024 516h30v44h-30z"
        fill="oklch(.82 .14 85)"
      />
      <path d="M764 610h320v28H764z" fill="oklch(.62 .09 65)" />
      <rect x="790" y="386" width="270" height="56" rx="8" fill="oklch(.97 .02 90)" />
      <text
        x="925"
        y="427"
        textAnchor="middle"
        fontFamily={fonts.anek}
        fontWeight="700"
        fontSize="36"
        fill="oklch(.45 .15 25)"
      >
        বিসমিল্লাহ স্টোর
      </text>
      <g transform="translate(690 800)">
        <path d="M-60 0q130 60 300 0l-34 56q-110 30-230 0z" fill="oklch(.34 .05 50)" />
        <path d="M20 4q60-70 130-4z" fill="oklch(.70 .09 80)" />
      </g>
    </svg>
  );
}

/** A brick house of an architect, with its tree; 900 × 560. */
export function BrickHouse({ w, h, sky = 'oklch(.90 .03 220)' }: PlaceProps & { sky?: string }) {
  const brick = 'oklch(.56 .13 40)';
  const dark = 'oklch(.46 .12 38)';
  const glass = 'oklch(.42 .05 230)';
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 900 560"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <pattern id="bricks" width="36" height="24" patternUnits="userSpaceOnUse">
          <rect width="36" height="24" fill={brick} />
          <path d="M0 12h36M0 0h36M9 0v12M27 12v12" stroke={dark} strokeWidth="2.200" />
        </pattern>
      </defs>
      <rect width="900" height="560" fill={sky} />
      <path d="M0 470h900v90H0z" fill="oklch(.70 .09 130)" />
      <path d="M300 560l120-90h120l60 90z" fill="oklch(.84 .03 80)" />
      <path d="M170 190h360v280H170z" fill="url(#bricks)" />
      <path d="M430 110h300v360H430z" fill="url(#bricks)" />
      <path d="M430 110h300v16H430zM170 190h262v14H170z" fill="oklch(.88 .01 80)" />
      <path d="M210 250h180v150H210z" fill={glass} />
      <path d="M270 250v150M330 250v150" stroke="oklch(.88 .01 80)" strokeWidth="6" />
      <path d="M470 160h110v110H470z" fill={glass} />
      <path d="M524 160v110" stroke="oklch(.88 .01 80)" strokeWidth="6" />
      {Array.from({ length: 20 }, (_, index) => (
        <rect
          key={`${index * 2}`}
          x={620 + (index % 4) * 24}
          y={160 + Math.floor(index / 4) * 24}
          width="13"
          height="13"
          fill="oklch(.30 .06 38)"
        />
      ))}
      <path d="M430 300h300v12H430z" fill="oklch(.88 .01 80)" />
      <path d="M600 340h90v130h-90z" fill={glass} />
      <path d="M478 340h76v130h-76z" fill="oklch(.40 .07 55)" />
      <path d="M170 470h560v12H170z" fill="oklch(.80 .015 80)" />
      <path d="M792 480q-4-90-2-190h16q4 100 4 190z" fill="oklch(.42 .06 60)" />
      <g fill="oklch(.50 .11 145)">
        <circle cx="800" cy="230" r="90" />
        <circle cx="740" cy="280" r="60" />
        <circle cx="860" cy="276" r="62" />
      </g>
      <path d="M60 480q-2-50 0-90h12q2 50 2 90z" fill="oklch(.42 .06 60)" />
      <circle cx="66" cy="370" r="64" fill="oklch(.56 .12 142)" />
    </svg>
  );
}
