/** Machines and devices, drawn flat. */

/** A split air conditioner with its breeze; 380 × 170. */
export function AirConditioner({ w }: { w: number }) {
  return (
    <svg aria-hidden="true" width={w} height={(w * 170) / 380} viewBox="0 0 380 170">
      <rect x="4" y="4" width="372" height="112" rx="22" fill="oklch(.985 .004 240)" />
      <path d="M4 84h372v10q0 22-22 22H26q-22 0-22-22z" fill="oklch(.92 .012 240)" />
      <path d="M30 100h320" stroke="oklch(.72 .03 240)" strokeWidth="7" strokeLinecap="round" />
      <rect x="286" y="26" width="62" height="32" rx="8" fill="oklch(.30 .06 245)" />
      <path
        d="M302 34v16M316 34h12v16h-12zM300 34h4"
        stroke="oklch(.86 .14 180)"
        strokeWidth="3.500"
        fill="none"
      />
      <path d="M30 34h90" stroke="oklch(.84 .02 240)" strokeWidth="6" strokeLinecap="round" />
      <g
        fill="none"
        stroke="oklch(.62 .12 230)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="12 13"
      >
        <path d="M90 128c-10 14 8 20-4 36M150 128c-10 14 8 20-4 36M210 128c-10 14 8 20-4 36M270 128c-10 14 8 20-4 36" />
      </g>
    </svg>
  );
}

/** A circular knitting machine on a factory floor; 760 × 400. */
export function KnittingHall({ w, h }: { w: number; h: number }) {
  const steel = 'oklch(.72 .02 250)';
  const cone = (x: number, y: number, color: string) => (
    <path key={x} d={`M${x} ${y}l13 36h-26z`} fill={color} />
  );
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 760 400"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="760" height="400" fill="oklch(.42 .05 235)" />
      <path d="M0 0h760v40L0 90z" fill="oklch(.36 .05 235)" />
      <path d="M330 46h150v12H330zM560 30h150v12H560z" fill="oklch(.96 .05 95)" />
      <path d="M0 320h760v80H0z" fill="oklch(.52 .03 230)" />
      <path d="M0 352h760" stroke="oklch(.80 .15 85)" strokeWidth="8" strokeDasharray="40 22" />
      <g transform="translate(250 96)">
        <path d="M8 0h244v12H8zM118 0h24v80h-24z" fill={steel} />
        {[20, 60, 100, 160, 200, 240].map((x, index) =>
          cone(
            x,
            12,
            ['oklch(.94 .03 85)', 'oklch(.72 .16 25)', 'oklch(.82 .15 80)'][index % 3] ?? '',
          ),
        )}
        <path
          d="M20 48L96 108M60 48l44 60M100 48l18 60M160 48l-18 60M200 48l-44 60M240 48l-76 60"
          stroke="oklch(.96 .02 85)"
          strokeWidth="2.500"
        />
        <ellipse cx="130" cy="116" rx="104" ry="26" fill="oklch(.84 .02 250)" />
        <ellipse cx="130" cy="110" rx="104" ry="24" fill="oklch(.62 .03 250)" />
        <ellipse cx="130" cy="108" rx="62" ry="14" fill="oklch(.34 .04 250)" />
        <path d="M68 126q62 26 124 0l10 98q-72 30-144 0z" fill="oklch(.66 .15 25)" />
        <path
          d="M90 136l-6 96M114 140l-3 98M146 140l3 98M170 136l6 96"
          stroke="oklch(.56 .15 25)"
          strokeWidth="4"
        />
        <path d="M30 124l-14 150h30l8-140zM230 124l14 150h-30l-8-140z" fill="oklch(.58 .03 250)" />
        <path d="M4 268h252v14H4z" fill="oklch(.48 .03 250)" />
      </g>
      <g transform="translate(560 150)">
        <path d="M20 190q-4-110 44-112q48 2 44 112z" fill="oklch(.55 .13 195)" />
        <path d="M34 58q0-34 30-34t30 34q0 30-30 30t-30-30z" fill="oklch(.66 .09 55)" />
        <path d="M30 62q-2-46 34-46t34 46q-6-20-34-22q-28 2-34 22z" fill="oklch(.82 .14 80)" />
        <path d="M28 110L-40 96l-2 14 66 26z" fill="oklch(.66 .09 55)" />
      </g>
    </svg>
  );
}
