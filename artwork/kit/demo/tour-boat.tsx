/** A tour boat from above, its ten cabins, and the mangrove behind it. */
import type { Language } from '@nokshi/forms/languages.ts';
import { digits } from '../digits.ts';
import { fonts } from '../theme.ts';

const taken = [2, 3, 9];

export function Deck({ language }: { language: Language }) {
  return (
    <svg aria-hidden="true" width="760" height="340" viewBox="0 0 760 340">
      <path d="M20 60h560q130 20 170 110q-40 90-170 110H20q-26-110 0-220z" fill="#f4f1de" />
      <path d="M36 74h536q110 18 146 96q-36 78-146 96H36q-22-96 0-192z" fill="#c99a5b" />
      <clipPath id="deck">
        <path d="M36 74h536q110 18 146 96q-36 78-146 96H36q-22-96 0-192z" />
      </clipPath>
      <g clipPath="url(#deck)">
        {Array.from({ length: 11 }, (_, index) => (
          <path key={index} d={`M34 ${86 + index * 17}h650`} stroke="#b5854a" strokeWidth="2" />
        ))}
      </g>
      {Array.from({ length: 10 }, (_, index) => {
        const no = index + 1;
        const x = 112 + (index % 5) * 92;
        const y = index < 5 ? 80 : 184;
        const gone = taken.includes(no);
        const mine = no === 6;
        return (
          <g key={no}>
            <rect
              x={x}
              y={y}
              width="84"
              height="76"
              rx="8"
              fill={mine ? '#e5a72b' : gone ? '#9aa39a' : '#fffdf2'}
              stroke={mine ? '#0e2b27' : '#7d5a2c'}
              strokeWidth={mine ? 5 : 2.5}
            />
            <text
              x={x + 42}
              y={y + 52}
              textAnchor="middle"
              fontSize="38"
              fontWeight="700"
              fill={gone ? '#6c766d' : '#0e2b27'}
              fontFamily={fonts.figtree}
            >
              {digits(no, language)}
            </text>
            {gone ? (
              <path d={`M${x + 10} ${y + 66}l64-56`} stroke="#6c766d" strokeWidth="4" />
            ) : null}
          </g>
        );
      })}
      <rect
        x="46"
        y="120"
        width="54"
        height="100"
        rx="8"
        fill="#fffdf2"
        stroke="#7d5a2c"
        strokeWidth="2.500"
      />
      <rect x="586" y="116" width="80" height="108" rx="14" fill="#2f6f64" />
      <circle cx="626" cy="170" r="20" fill="none" stroke="#f4f1de" strokeWidth="5" />
      <path d="M626 150v40M606 170h40" stroke="#f4f1de" strokeWidth="4" />
      <path d="M60 152h26M60 170h26M60 188h26" stroke="#7d5a2c" strokeWidth="4" />
    </svg>
  );
}

export function Mangrove() {
  return (
    <svg aria-hidden="true" width="1200" height="750" style={{ position: 'absolute' }}>
      <path d="M0 0h1200v190q-100-30-200-8t-220-14t-240 16t-260-12T0 190z" fill="#0b2e29" />
      <g fill="#1f5d4f">
        {Array.from({ length: 15 }, (_, index) => (
          <circle
            key={index}
            cx={index * 86}
            cy={128 + (index % 3) * 16}
            r={52 + (index % 4) * 9}
          />
        ))}
      </g>
      <g stroke="#2d7a6b" strokeWidth="4" strokeLinecap="round">
        <path d="M560 700h180M620 236h120" />
      </g>
      <path d="M0 0h1200v100H0z" fill="#0b2e29" />
    </svg>
  );
}
