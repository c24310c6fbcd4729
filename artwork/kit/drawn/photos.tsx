/** Small photographs for a gallery: a wedding, a river, a bridge… each a square of 100. */
import type { ReactNode } from 'react';
import { TeaGarden } from './tea-garden.tsx';

export const tiles = [
  'holud',
  'hands',
  'river',
  'bride',
  'bridge',
  'rain',
  'lamp',
  'child',
  'hill',
  'flower',
  'drum',
  'moon',
] as const;
export type TileKind = (typeof tiles)[number];

const scenes: Record<Exclude<TileKind, 'holud'>, ReactNode> = {
  hands: (
    <>
      <rect width="100" height="100" fill="oklch(.84 .15 88)" />
      <path
        d="M20 100q0-50 18-56l4-30q6-6 9 0l2 24 6-28q6-4 9 2l-2 32 10-18q7-1 7 6l-9 40q-2 18-12 28z"
        fill="oklch(.70 .09 58)"
      />
      <path
        d="M40 62q10 10 22 0M44 74q6 6 14 0M50 50v.1"
        stroke="oklch(.45 .14 35)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  river: (
    <>
      <rect width="100" height="100" fill="oklch(.84 .07 60)" />
      <path d="M0 50h100v50H0z" fill="oklch(.60 .08 215)" />
      <path d="M14 66q36 20 72 0l-8 14q-28 8-56 0z" fill="oklch(.30 .04 50)" />
      <path d="M52 66V26l24 34z" fill="oklch(.62 .17 30)" />
    </>
  ),
  bride: (
    <>
      <rect width="100" height="100" fill="oklch(.35 .10 20)" />
      <path d="M18 100q0-74 32-78 32 4 32 78z" fill="oklch(.56 .21 22)" />
      <ellipse cx="50" cy="50" rx="16" ry="20" fill="oklch(.68 .09 56)" />
      <path d="M34 48q0-24 16-24t16 24q-4-14-16-15-12 1-16 15z" fill="oklch(.18 .02 40)" />
      <path
        d="M50 26v12M38 92q12 10 24 0"
        stroke="oklch(.84 .15 85)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  bridge: (
    <>
      <rect width="100" height="100" fill="oklch(.88 .04 220)" />
      <path d="M0 70h100v30H0z" fill="oklch(.62 .07 200)" />
      <path d="M0 62q50-70 100 0" fill="none" stroke="oklch(.40 .04 250)" strokeWidth="5" />
      <path
        d="M0 64h100M15 50v14M30 38v26M50 30v34M70 38v26M85 50v14"
        stroke="oklch(.40 .04 250)"
        strokeWidth="4"
      />
    </>
  ),
  rain: (
    <>
      <rect width="100" height="100" fill="oklch(.52 .05 235)" />
      <path d="M20 54q4-30 30-30t30 30z" fill="oklch(.62 .2 25)" />
      <path d="M50 24v56q0 8 8 6" fill="none" stroke="oklch(.2 .02 240)" strokeWidth="4" />
      <path
        d="M12 10l-6 18M36 6l-4 12M70 6l-5 14M92 20l-6 18M14 66l-6 18M86 64l-6 18M66 74l-5 14"
        stroke="oklch(.86 .04 230)"
        strokeWidth="3"
      />
    </>
  ),
  lamp: (
    <>
      <rect width="100" height="100" fill="oklch(.24 .05 30)" />
      {[22, 50, 78].map((x) => (
        <g key={x}>
          <path d={`M${x - 13} 62h26q-2 16-13 16t-13-16z`} fill="oklch(.60 .12 45)" />
          <path d={`M${x} 34q12 16 0 27-12-11 0-27z`} fill="oklch(.86 .17 82)" />
        </g>
      ))}
    </>
  ),
  child: (
    <>
      <rect width="100" height="100" fill="oklch(.78 .11 150)" />
      <path d="M24 100q2-36 26-38 24 2 26 38z" fill="oklch(.82 .16 90)" />
      <circle cx="50" cy="42" r="20" fill="oklch(.60 .09 52)" />
      <path d="M30 40q0-24 20-24t20 24q-8-12-20-12t-20 12z" fill="oklch(.18 .02 40)" />
      <path
        d="M42 48q8 8 16 0M44 39h.1M56 39h.1"
        stroke="oklch(.18 .02 40)"
        strokeWidth="3.500"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  hill: (
    <>
      <rect width="100" height="100" fill="oklch(.90 .06 85)" />
      <path d="M0 70l30-36 24 24 20-30 26 34v38H0z" fill="oklch(.58 .07 190)" />
      <path d="M0 84q50-24 100 0v16H0z" fill="oklch(.42 .09 150)" />
    </>
  ),
  flower: (
    <>
      <rect width="100" height="100" fill="oklch(.40 .08 165)" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          d="M50 50q-14-26 0-38 14 12 0 38z"
          fill="oklch(.80 .12 5)"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="9" fill="oklch(.84 .16 85)" />
    </>
  ),
  drum: (
    <>
      <rect width="100" height="100" fill="oklch(.62 .17 45)" />
      <path d="M26 34h48v38q-24 16-48 0z" fill="oklch(.40 .09 40)" />
      <ellipse cx="50" cy="34" rx="24" ry="9" fill="oklch(.95 .03 85)" />
      <path
        d="M26 40l12 36 12-34 12 34 12-36"
        fill="none"
        stroke="oklch(.90 .05 85)"
        strokeWidth="2.500"
      />
    </>
  ),
  moon: (
    <>
      <rect width="100" height="100" fill="oklch(.28 .08 280)" />
      <circle cx="66" cy="32" r="17" fill="oklch(.95 .06 95)" />
      <path d="M0 80q24-26 50-6t50-10v36H0z" fill="oklch(.18 .05 280)" />
    </>
  ),
};

export function Tile({ kind, size }: { kind: TileKind; size: number }) {
  if (kind === 'holud')
    return (
      <div style={{ borderRadius: 10, overflow: 'hidden' }}>
        <TeaGarden w={size} h={size} />
      </div>
    );
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 100 100"
      style={{ borderRadius: 10 }}
    >
      {scenes[kind]}
    </svg>
  );
}
