/** A house of nine storeys, each flat free, booked or sold. */
import type { Language } from '@nokshi/forms/languages.ts';
import { digits } from '../digits.ts';

export const looks = {
  f: ['#fffdf6', '#2a1f3d'],
  b: ['#ffc65c', '#4a2f00'],
  s: ['#7b4bc4', '#fff'],
} as const;

export const floors = ['sfbf', 'sbff', 'ssbf', 'bssf', 'sbsf', 'ssss', 'sbss', 'ssss', 'ssss'];

interface BuildingProps {
  /** of the flats on one floor */
  letters: readonly string[];
  language: Language;
}

export function Building({ letters, language }: BuildingProps) {
  return (
    <svg aria-hidden="true" width="660" height="690" viewBox="0 0 660 690">
      <path d="M0 640q150-30 300-20t360-10v80H0z" fill="#9ccf8c" />
      <circle cx="34" cy="628" r="40" fill="#5aa566" />
      <circle cx="556" cy="596" r="54" fill="#5aa566" />
      <path d="M230 34h90v46h-90z" fill="#e4572e" />
      <path d="M222 24h106v14H222z" fill="#b93d1b" />
      <path d="M262 48h26v32h-26z" fill="#2a1f3d" />
      <path
        d="M350 80V42M338 48h24M420 60h54v20h-54z"
        stroke="#2a1f3d"
        strokeWidth="5"
        fill="#7a8fa3"
      />
      <path d="M112 80h386v12H112z" fill="#b9aecb" />
      <path d="M122 92h366v558H122z" fill="#e9e2d6" />
      {floors.map((flats, row) => {
        const floor = 9 - row;
        const y = 102 + row * 58;
        return (
          <g key={floor}>
            <text
              x="84"
              y={y + 34}
              textAnchor="middle"
              fontSize="22"
              fontWeight="600"
              fill="#2a1f3d"
            >
              {digits(floor, language)}
            </text>
            {[...flats].map((state, column) => {
              const [bg, ink] = looks[state as keyof typeof looks];
              const x = 134 + column * 87;
              const chosen = floor === 5 && column === 1;
              return (
                <g key={`${floor}${x}`}>
                  <rect
                    x={x}
                    y={y}
                    width="80"
                    height="50"
                    rx="6"
                    fill={bg}
                    stroke={chosen ? '#e4572e' : '#cfc4b3'}
                    strokeWidth={chosen ? 7 : 2}
                  />
                  <text
                    x={x + 40}
                    y={y + 33}
                    textAnchor="middle"
                    fontSize="23"
                    fontWeight="700"
                    fill={ink}
                  >
                    {digits(floor, language)}
                    {letters[column]}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
      <path d="M122 624h366v30H122z" fill="#b9aecb" />
      <path d="M276 628h58v26h-58z" fill="#2a1f3d" />
    </svg>
  );
}
