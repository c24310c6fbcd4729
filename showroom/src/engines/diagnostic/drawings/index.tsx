import { Tube } from '@nokshi/artwork/kit/demo/sample.tsx';
import { Person } from '@nokshi/artwork/kit/person.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';

type With = Picture['with'];

const colour = (given: With, name: string, otherwise: string) => String(given[name] ?? otherwise);

/** Lines of a mark on the grid of 24, in one colour. */
const Lines = ({ d, stroke, width = 2.4 }: { d: string; stroke: string; width?: number }) => (
  <path
    d={d}
    fill="none"
    stroke={stroke}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

const doctors = {
  howlader: (
    <Person
      hair="receding"
      wear="coat"
      cloth="#0d8f86"
      glasses
      beard="moustache"
      skin={2}
      bg="none"
    />
  ),
  parvin: <Person hair="hijab" wear="coat" cloth="#7b4fa0" cloth2="#7b4fa0" skin={1} bg="none" />,
  mitra: <Person hair="short" wear="coat" cloth="#2c6a9e" skin={1} bg="none" />,
} as const;

const isDoctor = (name: string): name is keyof typeof doctors => name in doctors;

/** The drawings of diagnostic centres: their marks, tubes, films, and doctors. */
export const diagnosticDrawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  diagnosticRipple: (given) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="44" height="44">
      <Lines
        stroke={colour(given, 'colour', '#0a746d')}
        d="M3 7q4.5-3 9 0c4.5 3 6 2 9 0M3 17q4.5-3 9 0c4.5 3 6 2 9 0M3 12q4.5-3 9 0c4.5 3 6 2 9 0"
      />
    </svg>
  ),
  diagnosticMicroscope: (given) => (
    <svg aria-hidden="true" viewBox="0 0 48 48" width="44" height="44">
      <circle cx="24" cy="24" r="24" fill={colour(given, 'colour', '#5446c9')} />
      <g transform="translate(9 9) scale(1.25)">
        <Lines
          stroke="#ffffff"
          width={2}
          d="M5 21h14M6 18h2m-1 0v3m2-10l3 3l6-6l-3-3zm1.5 1.5L9 14m8-11l3 3m-8 15a6 6 0 0 0 3.715-10.712"
        />
      </g>
    </svg>
  ),
  diagnosticWaves: (given) => (
    <svg
      aria-hidden="true"
      viewBox="0 -10 1200 210"
      width="1200"
      height="210"
      preserveAspectRatio="none"
    >
      <path d="M0 60q200-60 420-10t420-20t360 10v160H0z" fill={colour(given, 'far', '#bfe6df')} />
      <path d="M0 130q220-50 440-6t400-16t360 8v84H0z" fill={colour(given, 'near', '#9fd9d0')} />
    </svg>
  ),
  diagnosticTube: (given) => <Tube cap={colour(given, 'cap', '#a05bd8')} level={34} />,
  diagnosticFilm: () => (
    <svg aria-hidden="true" viewBox="0 0 34 82" width="34" height="82">
      <rect x="1" y="16" width="32" height="50" rx="4" fill="#1d2836" />
      <path
        d="M17 22v38M8 30q9-5 18 0M7 37q10-5 20 0M7 44q10-5 20 0M8 51q9-5 18 0"
        fill="none"
        stroke="#c9dbe6"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  ),
  diagnosticDoctor: (given) => {
    const who = String(given['who']);
    if (!isDoctor(who)) {
      throw new Error(`there is no doctor ${who}; there are: ${Object.keys(doctors).join(', ')}`);
    }
    return doctors[who];
  },
};
