/** An open jute sack with its spice heaped up; 140 × 150. */
export function SpiceSack({ w, spice }: { w: number; spice: string }) {
  return (
    <svg aria-hidden="true" width={w} height={(w * 150) / 140} viewBox="0 0 140 150">
      <path d="M22 56Q70-26 118 56z" fill={spice} />
      <path
        d="M48 40h.1M66 26h.1M82 38h.1M60 48h.1M94 50h.1M74 50h.1"
        stroke="oklch(.3 .06 50/.35)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M16 60q-12 60 4 80 50 14 100 0 16-20 4-80z" fill="oklch(.76 .06 75)" />
      <path d="M10 56q0-12 60-12t60 12-60 14-60-14z" fill="oklch(.68 .07 70)" />
      <path d="M20 56q10-8 50-8t50 8q-10 8-50 8t-50-8z" fill={spice} />
      <path
        d="M40 78l-4 62M70 82v64M100 78l4 62M16 96q54 14 108 0M14 122q56 14 112 0"
        fill="none"
        stroke="oklch(.66 .07 70)"
        strokeWidth="3"
        strokeDasharray="7 8"
        strokeLinecap="round"
      />
    </svg>
  );
}
