/** The Jamuna over its banks: tin roofs in the water, a boat with a family and a cow. */
export function Flood({ w, h }: { w: number; h: number }) {
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 560 300"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="560" height="300" fill="#9fb3bd" />
      <path d="M0 70q70-40 150-18t160-16t250 22V0H0z" fill="#74899a" />
      <path d="M0 116q120-18 240-4t320-10v40H0z" fill="#5e7f68" />
      {[30, 84, 430, 486, 530].map((x, index) => (
        <g key={x} transform={`translate(${x} ${104 - (index % 2) * 10})`}>
          <path d="M0 24q4-30 0-46" stroke="#4a3b2a" strokeWidth="5" fill="none" />
          <path
            d="M0-22q-30-6-40 14q20-12 40-8q-22 8-24 28q14-16 26-22q4 16 20 22q0-20-14-26q16-4 30 6q-10-20-38-14z"
            fill="#3f6a4b"
          />
        </g>
      ))}
      <rect y="122" width="560" height="180" fill="#a58f6d" />
      <path d="M0 122h560v30q-80 16-180 4t-200 8t-180-8z" fill="#b9a684" />
      <g>
        <path d="M60 168l54-44h92l40 44z" fill="#8c98a3" />
        <path d="M114 124l-14 44M150 124v44M186 124l14 44" stroke="#6f7b86" strokeWidth="3" />
        <path d="M76 168h150v14H76z" fill="#7a5b3c" />
        <path d="M316 160l34-32h74l28 32z" fill="#b5533c" />
        <path d="M328 160h112v12H328z" fill="#6b4a2e" />
      </g>
      <path d="M180 236q120 44 250-10q-18 48-62 52H246q-46-4-66-42z" fill="#3c2514" />
      <path d="M180 236q120 44 250-10l-4 12q-120 46-240 8z" fill="#5a3a20" />
      <g>
        <circle cx="250" cy="186" r="11" fill="#7a4a2c" />
        <path d="M232 250q0-50 18-52t20 54z" fill="#c73a4a" />
        <path d="M238 188q12-22 24 0l4 24q-16-8-32 0z" fill="#c73a4a" opacity=".8" />
        <circle cx="288" cy="196" r="10" fill="#8a5836" />
        <path d="M272 254q0-46 16-48t18 50z" fill="#2c6a9c" />
        <circle cx="316" cy="214" r="8" fill="#8a5836" />
        <path d="M304 256q0-32 12-34t14 32z" fill="#e6b53c" />
        <path d="M348 210h44q10 2 10 14v26h-8v-18h-30v22h-8v-30q-10-2-8-14z" fill="#ece4d4" />
        <path d="M344 200l14-6l6 12l-8 16h-10z" fill="#ece4d4" />
        <circle cx="222" cy="176" r="10" fill="#6b4024" />
        <path d="M208 246q0-58 14-60t16 62z" fill="#f4f1ea" />
        <path d="M206 150L176 276" stroke="#2a1a0e" strokeWidth="5" />
      </g>
      <g stroke="#cdbd9d" strokeWidth="4" strokeLinecap="round" fill="none" opacity=".8">
        <path d="M30 210q20-8 40 0t40 0M440 200q20-8 40 0t40 0M60 272q24-8 48 0M460 270q24-8 48 0" />
      </g>
    </svg>
  );
}
