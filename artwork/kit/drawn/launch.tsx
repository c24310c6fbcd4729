/** A river launch before the town of Barishal; fills its box. */
export function Launch({ w, h }: { w: number; h: number }) {
  const windows = (y: number, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => (
      <rect
        key={`${y} ${index * 2}`}
        x={from + index * 40}
        y={y}
        width="24"
        height="22"
        rx="3"
        fill="oklch(.38 .06 240)"
      />
    ));
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 900 500"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="900" height="500" fill="oklch(.87 .06 70)" />
      <circle cx="690" cy="150" r="58" fill="oklch(.93 .09 85)" />
      <path
        d="M0 300l60-30h70v-30h40v30l80-14 60 20 90-24 70 18 120-26 90 20 110-20 110 24v80H0z"
        fill="oklch(.60 .07 160)"
      />
      <path d="M0 316h900v184H0z" fill="oklch(.56 .07 225)" />
      <path d="M150 300h640l-50 90H210z" fill="oklch(.40 .10 250)" />
      <path d="M166 330h606l-10 18H176z" fill="oklch(.60 .19 28)" />
      <path d="M190 240h540v60H190z" fill="oklch(.97 .01 90)" />
      <path d="M220 182h480v58H220z" fill="oklch(.94 .015 90)" />
      <path d="M270 130h330v52H270z" fill="oklch(.97 .01 90)" />
      <path
        d="M180 234h560v10H180zM210 176h500v10H210zM258 124h354v10H258z"
        fill="oklch(.55 .13 160)"
      />
      {windows(260, 214, 13)}
      {windows(200, 240, 11)}
      {windows(146, 290, 7)}
      <path d="M520 80h40v46h-40z" fill="oklch(.60 .19 28)" />
      <path
        d="M300 124V70l34 14-34 12"
        fill="oklch(.55 .15 155)"
        stroke="oklch(.35 .03 240)"
        strokeWidth="4"
      />
      <path
        d="M60 420h150M300 450h230M640 430h170M120 480h90M560 484h120"
        stroke="oklch(.76 .05 220)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g transform="translate(60 372)">
        <path d="M-30 0q80 34 170 0l-20 26q-60 14-130 0z" fill="oklch(.28 .04 50)" />
        <path d="M30-44q16 0 16 44H18q-2-36 12-44z" fill="oklch(.58 .17 30)" />
        <circle cx="30" cy="-54" r="11" fill="oklch(.55 .09 52)" />
        <path d="M40-30L84 18" stroke="oklch(.36 .05 55)" strokeWidth="5" />
      </g>
    </svg>
  );
}
