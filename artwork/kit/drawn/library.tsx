/** A library on stilts by a river, from outside and from inside; 500 × 350. */
export function Library({ w, h, inside }: { w: number; h: number; inside?: boolean }) {
  const spines = [
    'oklch(.62 .17 30)',
    'oklch(.80 .13 80)',
    'oklch(.50 .10 230)',
    'oklch(.56 .11 150)',
    'oklch(.92 .03 85)',
  ];
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 500 350"
      preserveAspectRatio="xMidYMid slice"
    >
      {inside ? (
        <>
          <rect width="500" height="350" fill="oklch(.88 .05 75)" />
          <path d="M0 290h500v60H0z" fill="oklch(.60 .09 60)" />
          <path d="M0 0h500v22H0z" fill="oklch(.46 .08 55)" />
          <rect x="300" y="50" width="180" height="190" fill="oklch(.84 .07 220)" />
          <path d="M300 180q60-20 180 0v60H300z" fill="oklch(.66 .08 215)" />
          <path d="M390 50v190M300 145h180" stroke="oklch(.46 .08 55)" strokeWidth="8" />
          {[60, 140, 220].map((y, shelf) => (
            <g key={y}>
              {Array.from({ length: 13 }, (_, book) => (
                <rect
                  key={`${y}${book * 2}`}
                  x={30 + book * 18}
                  y={y + ((book * 7 + shelf * 5) % 4) * 5 - 14}
                  width="15"
                  height={66 - ((book * 7 + shelf * 5) % 4) * 5}
                  fill={spines[(book * 3 + shelf) % 5]}
                />
              ))}
              <path d={`M22 ${y + 52}h246v9H22z`} fill="oklch(.46 .08 55)" />
            </g>
          ))}
          <path
            d="M280 262h200v12H280zM300 274h10v50h-10zM450 274h10v50h-10z"
            fill="oklch(.40 .07 50)"
          />
          <path d="M350 262q30-20 56 0z" fill="white" />
        </>
      ) : (
        <>
          <rect width="500" height="350" fill="oklch(.88 .06 60)" />
          <circle cx="400" cy="90" r="36" fill="oklch(.95 .07 85)" />
          <path d="M0 190q120-40 260-10t240-14v184H0z" fill="oklch(.62 .10 145)" />
          <path d="M0 262h500v88H0z" fill="oklch(.62 .08 220)" />
          <path
            d="M110 220v90M180 220v90M250 220v90M320 220v90M390 220v90"
            stroke="oklch(.36 .04 60)"
            strokeWidth="10"
          />
          <path d="M80 212h340v14H80z" fill="oklch(.46 .08 55)" />
          <path d="M96 110h308v102H96z" fill="oklch(.93 .03 80)" />
          <path d="M60 112l66-52h248l66 52z" fill="oklch(.52 .13 35)" />
          <path
            d="M116 132h60v80h-60zM190 132h60v80h-60zM264 132h60v80h-60zM338 132h50v80h-50z"
            fill="oklch(.48 .07 230)"
          />
          <path d="M146 132v80M220 132v80M294 132v80" stroke="oklch(.93 .03 80)" strokeWidth="5" />
          <path
            d="M20 300h90M300 326h130M170 334h60"
            stroke="oklch(.80 .05 220)"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  );
}
