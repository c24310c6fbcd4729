/** Six covers by one hand: an illustrator's children's books, each in a 240 by 240 square. */
import type { ReactNode } from 'react';

export const bookCovers: Record<string, { bg: string; art: ReactNode }> = {
  tiger: {
    bg: '#ffc83d',
    art: (
      <g>
        <path d="M0 200h240v40H0z" fill="#e2572b" />
        <path d="M64 150q10-92 92-86l22 86z" fill="#2456a6" />
        <path
          d="M64 150q10-92 92-86"
          fill="none"
          stroke="#fff"
          strokeWidth="7"
          strokeDasharray="3 10"
          strokeLinecap="round"
        />
        <circle cx="126" cy="116" r="32" fill="#f57f20" />
        <circle cx="100" cy="90" r="11" fill="#f57f20" />
        <circle cx="152" cy="90" r="11" fill="#f57f20" />
        <path
          d="M126 84v16M112 88l4 12M140 88l-4 12M96 116h12M144 116h12"
          stroke="#2a1408"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <ellipse cx="126" cy="130" rx="15" ry="11" fill="#fff3dc" />
        <circle cx="114" cy="112" r="4" fill="#2a1408" />
        <circle cx="138" cy="112" r="4" fill="#2a1408" />
        <path d="M121 126h10l-5 6z" fill="#2a1408" />
        <path
          d="M60 150h124l-10 34H74zM184 152l36-26"
          fill="#d6305f"
          stroke="#2a1408"
          strokeWidth="5"
        />
        {[92, 204].map((x) => (
          <circle key={x} cx={x} cy="196" r="21" fill="none" stroke="#2a1408" strokeWidth="5" />
        ))}
      </g>
    ),
  },
  banyan: {
    bg: '#8fd0c4',
    art: (
      <g>
        <path d="M0 206h240v34H0z" fill="#4c8f4a" />
        <path d="M96 210q16-60 2-110h46q-16 54 6 110z" fill="#6b4528" />
        <path
          d="M60 208V110M74 208V120M170 208V112M186 208V118M204 208V104"
          stroke="#6b4528"
          strokeWidth="5"
        />
        <circle cx="66" cy="76" r="46" fill="#2f7d4a" />
        <circle cx="126" cy="58" r="54" fill="#3b9a58" />
        <circle cx="186" cy="80" r="44" fill="#2f7d4a" />
        <circle cx="126" cy="160" r="14" fill="#a56b40" />
        <path d="M111 160q15-32 30 0l4 22q-5-20-19-26q-14 6-19 26z" fill="#1b0f0a" />
        <path d="M102 214q4-40 24-40t24 40z" fill="#f04e58" />
        <path d="M112 196l14 6l14-6v14l-14 4l-14-4z" fill="#fff6e0" />
      </g>
    ),
  },
  fish: {
    bg: '#2a4fa0',
    art: (
      <g>
        <path d="M40 120q60-66 130 0q-70 66-130 0z" fill="#f7d9e3" />
        <path d="M160 120l52-40v80z" fill="#f58aa7" />
        <circle cx="74" cy="110" r="9" fill="#13224a" />
        <path
          d="M100 84q14 36 0 72M126 88q12 32 0 64"
          fill="none"
          stroke="#f58aa7"
          strokeWidth="6"
        />
        <circle cx="50" cy="60" r="9" fill="#8fb7ff" />
        <circle cx="70" cy="36" r="6" fill="#8fb7ff" />
        <path d="M0 206q30-16 60 0t60 0t60 0t60 0v34H0z" fill="#5f8ae6" />
      </g>
    ),
  },
  moon: {
    bg: '#3c2a66',
    art: (
      <g>
        <circle cx="120" cy="104" r="66" fill="#ffe9a0" />
        <circle cx="98" cy="98" r="6" fill="#3c2a66" />
        <circle cx="142" cy="98" r="6" fill="#3c2a66" />
        <path
          d="M98 124q22 22 44 0"
          fill="none"
          stroke="#3c2a66"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M82 62q38-40 76 0l12-12q-50-46-100 0z" fill="#e6446c" />
        <path d="M0 240v-40l44-34l44 34v40zM120 240v-30l50-36l50 36v30z" fill="#1f1440" />
        <path d="M34 206h18v18H34zM160 210h18v18h-18z" fill="#ffc83d" />
        <path
          d="M24 40l4 8M210 36l-4 10M200 150l6 6"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
    ),
  },
  kite: {
    bg: '#f6f0dc',
    art: (
      <g>
        <path d="M146 26l56 50l-50 62l-56-54z" fill="#e6446c" />
        <path d="M146 26l6 112M96 84l106-8" stroke="#fff" strokeWidth="5" />
        <path d="M152 138q-30 30-60 26t-46 40" fill="none" stroke="#3a2a1a" strokeWidth="4" />
        <path d="M120 150l-14-10v20zM86 168l-12-12l-2 18z" fill="#2a9d8f" />
        <circle cx="38" cy="186" r="14" fill="#8a5836" />
        <path d="M24 184q14-26 28 0q-14-8-28 0z" fill="#1b0f0a" />
        <path d="M16 240q2-40 22-40t24 40z" fill="#2456a6" />
      </g>
    ),
  },
  mango: {
    bg: '#e2572b',
    art: (
      <g>
        <path d="M120 56q74 0 74 80q-10 66-86 62q-70-12-58-80q14-60 70-62z" fill="#ffc83d" />
        <path d="M120 58q-4-26 18-40" stroke="#3a2a1a" strokeWidth="8" fill="none" />
        <path d="M138 26q40-26 70 4q-36 26-70-4z" fill="#3b9a58" />
        <path d="M112 138h36v46h-36z" fill="#8a3b1a" />
        <path d="M76 112h26v26H76zM150 104h26v26h-26z" fill="#fff3dc" />
        <circle cx="142" cy="162" r="3" fill="#ffc83d" />
      </g>
    ),
  },
};

export function PictureBook({ of, size, h = size }: { of: string; size: number; h?: number }) {
  const book = bookCovers[of];
  if (!book) throw new Error(`there is no cover ${of}`);
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={h}
      viewBox={`0 ${240 - (240 * h) / size} 240 ${(240 * h) / size}`}
      style={{ background: book.bg }}
    >
      {book.art}
    </svg>
  );
}
