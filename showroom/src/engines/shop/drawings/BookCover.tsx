import type { ReactNode } from 'react';

const waves = (y: number) => `M0 ${y}q26-18 52 0t52 0t52 0t54 0V320H0z`;

/** What is drawn on covers, in the lower two thirds: the name stands above it. */
const arts: Readonly<Record<string, ReactNode>> = {
  reeds: (
    <g fill="none" stroke="#d7e7a0" strokeWidth="3" strokeLinecap="round">
      {[18, 40, 56, 82, 104, 128, 150, 176].map((x, at) => (
        <path
          key={x}
          d={`M${x} 320q${at % 2 ? 14 : -10}-80 ${at % 2 ? 4 : 8}-${130 + (at % 3) * 22}`}
        />
      ))}
      <path d="M0 262q50-14 100 0t110 0M0 282q50-14 100 0t110 0" stroke="#8fc7ae" strokeWidth="4" />
    </g>
  ),
  boat: (
    <g>
      <circle cx="142" cy="178" r="44" fill="#c9401f" />
      <path d="M0 232h210v90H0z" fill="#21475e" />
      <path d="M24 226q78 42 164-12q-12 42-52 44H70q-36-2-46-32z" fill="#2a1408" />
      <path d="M70 232q4-38 42-38t38 34z" fill="#8d4a1c" />
      <path d="M50 222V160l-12 50" stroke="#2a1408" strokeWidth="4" fill="none" />
    </g>
  ),
  rain: (
    <g stroke="#8fb0f0" strokeWidth="3" strokeLinecap="round">
      <path
        d={Array.from(
          { length: 34 },
          (_, at) => `M${(at * 53) % 215} ${130 + ((at * 37) % 120)}l-6 22`,
        ).join('')}
      />
      <path d={waves(276)} fill="#4f6fc0" stroke="none" />
    </g>
  ),
  moon: (
    <g>
      <circle cx="102" cy="196" r="66" fill="#c7355e" />
      <path d="M102 156q-34 14-30 58q-28 22-26 100h112q2-78-26-100q4-44-30-58z" fill="#5b1230" />
      <ellipse cx="102" cy="182" rx="19" ry="24" fill="#d79a70" />
      <path d="M83 176q18-22 38 0q-2-24-19-26t-19 26z" fill="#1f0a12" />
      <circle cx="102" cy="174" r="4" fill="#d8261c" />
      <path d="M0 288q52-20 104 0t106 0v40H0z" fill="#2f7f9c" />
    </g>
  ),
  letter: (
    <g>
      <path d="M30 190h146v86H30z" fill="#fffaf0" transform="rotate(-7 103 230)" />
      <path
        d="M30 190l73 52l73-52"
        fill="none"
        stroke="#b3261e"
        strokeWidth="4"
        transform="rotate(-7 103 230)"
      />
      <path d={waves(282)} fill="#2f8f8a" />
    </g>
  ),
  hills: (
    <g>
      <circle cx="52" cy="170" r="26" fill="#ffd98a" />
      <path d="M0 270l60-80l46 56l38-40l66 70v44H0z" fill="#2d5f4e" />
      <path d="M0 296q60-30 110-6t100-12v42H0z" fill="#1c4234" />
    </g>
  ),
  train: (
    <g>
      <path d="M0 276h210v44H0z" fill="#5a4030" />
      <path d="M20 208h104v58H20z" fill="#c94f2c" />
      <path d="M124 190h62v76h-62z" fill="#8e2f1c" />
      <path
        d="M32 220h22v22H32zM64 220h22v22H64zM96 220h16v22H96zM138 202h34v24h-34z"
        fill="#ffe2ae"
      />
      <path d="M10 266h186v8H10z" fill="#2a1a12" />
      <g fill="#2a1a12">
        <circle cx="44" cy="274" r="11" />
        <circle cx="96" cy="274" r="11" />
        <circle cx="156" cy="274" r="13" />
      </g>
    </g>
  ),
  lamp: (
    <g>
      <circle cx="105" cy="206" r="58" fill="#ffe7a0" opacity=".35" />
      <path d="M88 170h34l12 70H76z" fill="#ffcf5c" />
      <path d="M84 160h42v12H84zM74 240h62v14H74z" fill="#3a2414" />
      <path d="M96 160q9-26 18 0" fill="none" stroke="#3a2414" strokeWidth="5" />
      <path d="M105 190q12 18 0 38q-12-20 0-38z" fill="#e2571e" />
    </g>
  ),
  birds: (
    <g fill="none" strokeWidth="5" strokeLinecap="round">
      <path
        d="M40 190q14-16 26 0q14-16 26 0M104 160q14-16 26 0q14-16 26 0M96 222q12-14 22 0q12-14 22 0"
        stroke="#1f2a44"
      />
      <path d={waves(270)} fill="#e08b3c" stroke="none" />
    </g>
  ),
};

/** A book's cover without its words, which stand above the drawing in the page. */
export function BookCover({ art, ground }: { art: string; ground: string }) {
  if (!(art in arts)) throw new Error(`there is no cover ${art}; there are: ${Object.keys(arts)}`);
  return (
    <svg aria-hidden="true" width={210} height={320} viewBox="0 0 210 320">
      <rect width="210" height="320" fill={ground} />
      {arts[art]}
      <rect width="10" height="320" fill="#000" opacity=".15" />
    </svg>
  );
}
