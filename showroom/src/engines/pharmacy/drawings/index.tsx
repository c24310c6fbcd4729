import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';

type With = Picture['with'];

const colour = (given: With, name: string, otherwise: string) => String(given[name] ?? otherwise);

/** The drawings of pharmacies: their marks, and their shops. */
export const pharmacyDrawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  pharmacyPill: (given) => (
    <svg aria-hidden="true" viewBox="0 0 44 44" width="44" height="44">
      <rect x="2" y="2" width="40" height="40" rx="12" fill={colour(given, 'colour', '#ff5d8f')} />
      <path d="M14 30l16-16" stroke="#fff" strokeWidth="13" strokeLinecap="round" />
      <path d="M22 22l8-8" stroke="#ffc94d" strokeWidth="13" strokeLinecap="round" />
    </svg>
  ),
  pharmacyLeaf: (given) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="44" height="44">
      <path
        d="M5 21c.5-4.5 2.5-8 7-10M9 18c6.218 0 10.5-3.288 11-12V4h-4.014c-9 0-11.986 4-12 9c0 1 0 3 2 5z"
        fill="none"
        stroke={colour(given, 'colour', '#cbe86b')}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  ),
  pharmacyShop: (given) => (
    <svg aria-hidden="true" viewBox="0 26 260 140" width="260" height="140">
      <path d="M10 66h240v96H10z" fill="#fff" />
      <path d="M0 30h260l-10 42H10z" fill={colour(given, 'awning', '#e2622b')} />
      {[0, 1, 2, 3].map((stripe) => (
        <path key={stripe} d={`M${22 + stripe * 62} 30h30l-2 42h-32z`} fill="#fff" opacity=".35" />
      ))}
      <path d="M28 88h86v60H28zM196 88h38v74h-38z" fill="#d7e6df" />
      <path
        d="M40 116h62M40 136h62M52 104v12M66 100v16M82 106v10M54 126v10M72 124v12M90 128v8"
        stroke="#68745f"
        strokeWidth="4"
      />
      <path d="M142 92h26v26h-26z" fill="#2f6b3c" />
      <path d="M155 96v18M146 105h18" stroke="#fff" strokeWidth="6" />
      <path d="M0 164h260" stroke="#24552f" strokeWidth="4" />
    </svg>
  ),
};
