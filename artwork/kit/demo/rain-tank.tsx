/** A house on the coast with a tin roof, its gutter, and the tank that keeps the rain. */
export function RainTank({ w, h }: { w: number; h: number }) {
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 -150 520 780"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect y="-160" width="520" height="800" fill="#0c4a6b" />
      <path
        d="M-20 70q60-70 150-40q40-70 140-40q90-40 140 30q90-10 130 50v20q-90 44-170 12q-90 40-180 6q-100 36-210-8z"
        fill="#2d6c8c"
      />
      <g stroke="#8fd0ea" strokeWidth="4" strokeLinecap="round">
        {Array.from({ length: 44 }, (_, index) => {
          const x = (index * 71) % 540;
          const y = 150 + ((index * 97) % 220);
          return <path key={index} d={`M${x} ${y}l-8 26`} />;
        })}
      </g>
      <path d="M0 500q130-30 260-14t260-10v170H0z" fill="#2f7d5b" />
      <path d="M0 560q120-24 280-8t240-12v110H0z" fill="#23634a" />
      <path d="M40 330h240v180H40z" fill="#e9c48f" />
      <path d="M60 380h60v60H60zM150 400h70v110h-70z" fill="#7b4a2a" />
      <path d="M90 380v60M60 410h60" stroke="#e9c48f" strokeWidth="4" />
      <path d="M6 336l70-96h200l52 96z" fill="#c9d6dc" />
      <path
        d="M76 240l-40 96M126 240l-24 96M176 240l-8 96M226 240l10 96M276 240l30 96"
        stroke="#93a7b0"
        strokeWidth="5"
      />
      <path
        d="M0 340h340q16 0 16 16v24"
        fill="none"
        stroke="#f4f7f8"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M356 384v16" stroke="#7fd3f2" strokeWidth="10" strokeDasharray="6 6" />
      <path d="M304 410q52-26 170 0v110q-80 22-170 0z" fill="#f2f0e8" />
      <ellipse cx="389" cy="410" rx="85" ry="19" fill="#fff" />
      <ellipse cx="389" cy="410" rx="62" ry="12" fill="#2aa4d4" />
      <path
        d="M304 446q85 22 170 0M304 484q85 22 170 0"
        fill="none"
        stroke="#c9c4b4"
        strokeWidth="4"
      />
      <path
        d="M318 500h-26v12"
        fill="none"
        stroke="#d98a2b"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M292 520v22" stroke="#7fd3f2" strokeWidth="6" />
      <path d="M272 544q20-10 40 0l-5 34h-30z" fill="#e5a73d" />
      <circle cx="226" cy="476" r="19" fill="#8a5836" />
      <path d="M206 480q0-28 22-26t18 34q8 10 6 40l-46-8z" fill="#d6305f" />
      <path d="M190 586q4-82 36-86t40 86z" fill="#d6305f" />
      <path d="M246 526l32 22" stroke="#8a5836" strokeWidth="9" strokeLinecap="round" />
    </svg>
  );
}
