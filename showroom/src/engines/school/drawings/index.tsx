import { Person, type PersonProps } from '@nokshi/artwork/kit/person.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';

type With = Picture['with'];

/** The drawings of schools, by name. */
export const schoolDrawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  'school-tree': () => (
    <svg aria-hidden="true" width="54" height="54" viewBox="0 0 54 54">
      <circle cx="27" cy="27" r="26" fill="#fff" />
      <path d="M27 46V26" stroke="#7a4b1e" strokeWidth="5" />
      <circle cx="27" cy="20" r="13" fill="#2f8f4a" />
      <circle cx="21" cy="23" r="3" fill="#3b1a4e" />
      <circle cx="30" cy="17" r="3" fill="#3b1a4e" />
      <circle cx="32" cy="26" r="3" fill="#3b1a4e" />
    </svg>
  ),
  'school-parrot': Parrot,
  'school-person': Portrait,
  'school-news': ({ of, colour }) => (
    <svg
      aria-hidden="true"
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      stroke={String(colour)}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={newsPaths[String(of)] ?? ''} />
    </svg>
  ),
};

/** What the small news are about, each one path in a square of 24. */
const newsPaths: Readonly<Record<string, string>> = {
  van: 'M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 17H3V6h13l4 6v5h-1M9 17h6M3 11h17M9 6v5M15 6v5',
  tiffin:
    'M12 8c-3-3-8-1-8 4c0 4 3 8 5 8c1 0 2-1 3-1s2 1 3 1c2 0 5-4 5-8c0-5-5-7-8-4zM12 8c0-3 1-4 3-5',
  sports: 'M4 20l5-13l8 8zM9 7l8 8M14 4v2M19 9h2M16 8l4-4',
  book: 'M4 5c3-1 6-1 8 1c2-2 5-2 8-1v14c-3-1-6-1-8 1c-2-2-5-2-8-1zM12 6v14',
};

const wears = ['shirt', 'panjabi', 'sari', 'kameez', 'uniform', 'coat'] as const;
const hairs = ['short', 'side', 'receding', 'bun', 'braid', 'hijab', 'long'] as const;
const skins = [0, 1, 2, 3] as const;

/** A person in a round picture; `with` as the properties of Person. */
function Portrait(given: With) {
  const beard = given['beard'] === 'moustache' || given['beard'] === 'full' ? given['beard'] : null;
  const shown: PersonProps = {
    size: 120,
    round: 0,
    bg: 'none',
    wear: wears.find((one) => one === given['wear']) ?? 'shirt',
    hair: hairs.find((one) => one === given['hair']) ?? 'short',
    skin: skins.find((one) => one === given['skin']) ?? 1,
    cloth: String(given['cloth'] ?? '#ffffff'),
    cloth2: String(given['cloth2'] ?? '#2b8a3e'),
    glasses: given['glasses'] === true,
    ...(beard && { beard }),
  };
  return (
    <svg aria-hidden="true" width="120" height="120" viewBox="0 0 120 120">
      <clipPath id="round">
        <circle cx="60" cy="60" r="60" />
      </clipPath>
      <g clipPath="url(#round)">
        <path d="M0 0h120v120H0z" fill={String(given['ground'] ?? '#ffd94a')} />
        <Person {...shown} />
      </g>
    </svg>
  );
}

function Parrot() {
  return (
    <svg aria-hidden="true" width="430" height="560" viewBox="0 0 430 560">
      <path d="M-20 430q200 30 470-20" stroke="#7a5230" strokeWidth="20" fill="none" />
      <path
        d="M60 424q-20-40-60-44q10 40 60 44zM330 410q30-40 70-34q-20 38-70 34z"
        fill="#4f9a3a"
      />
      <path d="M196 400q-60 60-30 160h36q-10-90 40-140z" fill="#1f7a46" />
      <path d="M230 400q-20 60-8 150h26q-4-90 26-150z" fill="#f2c230" />
      <path d="M150 190q-50 120 40 220q80 30 120-50q30-120-30-200z" fill="#3fae49" />
      <path d="M170 230q-10 110 60 170q20-110-6-170z" fill="#2b8a3e" />
      <circle cx="226" cy="140" r="86" fill="#55c255" />
      <path d="M150 168q70 50 150 4q-10 50-74 52t-76-56z" fill="#f04e58" />
      <circle cx="250" cy="120" r="24" fill="#fff" />
      <circle cx="255" cy="121" r="12" fill="#14280f" />
      <circle cx="259" cy="117" r="4" fill="#fff" />
      <path d="M298 112q56 6 46 66q-8 20-22 6q2-24-30-30z" fill="#e63b2e" />
      <path d="M196 62q6-40 40-46q-4 24 6 40z" fill="#f2c230" />
      <path d="M214 404v30M250 400v30" stroke="#d98a2b" strokeWidth="12" strokeLinecap="round" />
    </svg>
  );
}
