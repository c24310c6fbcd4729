/** A field officer's road map of Birganj and Kaharole with numbered stops: a sketch, not a survey. */
import type { Language } from '@nokshi/forms/languages.ts';
import { digits } from '../digits.ts';
import { fonts } from '../theme.ts';

const stops = [
  [90, 146],
  [206, 104],
  [306, 176],
  [160, 300],
  [316, 412],
  [590, 414],
] as const;

interface FieldMapProps {
  w: number;
  h: number;
  /** how many stops lie behind him */
  done: number;
  /** Birganj and Kaharole */
  towns: readonly string[];
  language: Language;
}

export function FieldMap({ w, h, done, towns, language }: FieldMapProps) {
  const route = stops.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 700 560"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="700" height="560" fill="#e4edc5" />
      {Array.from({ length: 30 }, (_, index) => (
        <rect
          key={index}
          x={(index % 6) * 122 - 20}
          y={Math.floor(index / 6) * 116 - 10}
          width={96 + (index % 3) * 14}
          height={88 + (index % 2) * 18}
          rx="6"
          fill={['#d3e3a4', '#c3da8e', '#efe3ae', '#d9e8b4'][(index * 5) % 4]}
          transform={`rotate(${(index % 5) - 2} 350 280)`}
        />
      ))}
      <path
        d="M520-10q-70 120-20 230t-60 190t20 170h46q-70-90-14-170t62-190t20-230z"
        fill="#8cc7dd"
      />
      <path d="M-10 60q140 10 260 60t190 130t270 120" stroke="#fff" strokeWidth="18" fill="none" />
      <path d="M230-10q20 140 60 250t20 330" stroke="#fff" strokeWidth="12" fill="none" />
      <path d="M-10 420q180-20 300-90t420-60" stroke="#fff" strokeWidth="10" fill="none" />
      <path
        d={route}
        fill="none"
        stroke="#1f5b2c"
        strokeWidth="7"
        strokeDasharray="2 13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {stops.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d="M0 4q-28-32-28-54a28 28 0 0 1 56 0q0 22-28 54z"
            fill={index < done ? '#5f7f66' : index === done ? '#e2451e' : '#1f5b2c'}
          />
          <text y="-40" textAnchor="middle" fontSize="29" fontWeight="800" fill="#fff">
            {digits(index + 1, language)}
          </text>
        </g>
      ))}
      <g fontSize="27" fontWeight="700" fill="#2c4420" fontFamily={fonts.grotesque}>
        <text x="150" y="208">
          {towns[0]}
        </text>
        <text x="354" y="354">
          {towns[1]}
        </text>
      </g>
    </svg>
  );
}
