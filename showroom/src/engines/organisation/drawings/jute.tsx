/** A jute mill and what it makes, in 560 by 330 fields. */
import type { ReactNode } from 'react';
import { thingOf } from './thing.ts';

const weave = (
  <pattern id="weave" width="10" height="10" patternUnits="userSpaceOnUse">
    <rect width="10" height="10" fill="#c79a56" />
    <path d="M0 2.5h10M0 7.5h10" stroke="#b2843f" strokeWidth="2.5" />
    <path d="M2.5 0v10M7.5 0v10" stroke="#dcb677" strokeWidth="1.8" />
  </pattern>
);

const cone = (x: number, y: number) => (
  <g key={`${x}-${y}`}>
    <path d={`M${x + 14} ${y}h52l14 104H${x}z`} fill="#d3a661" />
    <path
      d={`M${x + 12} ${y + 20}l58-8M${x + 9} ${y + 40}l64-9M${x + 6} ${y + 60}l70-10M${x + 3} ${y + 80}l76-11M${x + 1} ${y + 98}l79-12`}
      stroke="#a1763a"
      strokeWidth="4"
    />
    <path d={`M${x + 32} ${y - 12}h16v14h-16z`} fill="#4d6b2f" />
  </g>
);

const sack = (x: number, y: number) => (
  <g key={`${x}-${y}`}>
    <path
      d={`M${x} ${y + 8}q70-20 150 0q12 40 0 74q-80 18-150 0q-12-36 0-74z`}
      fill="url(#weave)"
    />
    <path d={`M${x + 64} ${y}v86M${x + 78} ${y}v86`} stroke="#4d6b2f" strokeWidth="5" />
    <path
      d={`M${x + 4} ${y + 10}l-12-8M${x + 146} ${y + 10}l12-8`}
      stroke="#a1763a"
      strokeWidth="9"
    />
  </g>
);

const bag = (x: number, y: number, colour: string) => (
  <g key={x}>
    <path d={`M${x + 34} ${y}q-4-70 36-70t36 70`} fill="none" stroke="#7d5c28" strokeWidth="9" />
    <path d={`M${x} ${y}h140l-8 170H${x + 8}z`} fill="url(#weave)" />
    <path d={`M${x + 3} ${y + 60}h134l-3 56H${x + 6}z`} fill={colour} />
  </g>
);

const things: Readonly<Record<string, ReactNode>> = {
  yarn: (
    <>
      {[60, 160, 260, 360, 460].map((x) => cone(x - 30, 180))}
      {[110, 210, 310, 410].map((x) => cone(x - 30, 66))}
    </>
  ),
  sacking: (
    <>
      {[40, 210, 380].map((x) => sack(x, 206))}
      {[120, 290].map((x) => sack(x, 126))}
      {[206].map((x) => sack(x, 46))}
    </>
  ),
  bags: (
    <>
      {bag(40, 110, '#4d6b2f')}
      {bag(212, 110, '#f6efe0')}
      {bag(384, 110, '#8c3a20')}
    </>
  ),
  mill: (
    <>
      <path d="M400 250V40h34l6 210z" fill="#8c4a33" />
      <path d="M60 250V150l70-44v44l70-44v44l70-44v44l70-44v144z" fill="#b9694a" />
      <path
        d="M80 176h36v30H80zM150 176h36v30h-36zM220 176h36v30h-36zM290 176h36v30h-36z"
        fill="#f6efe0"
      />
      <path d="M176 250v-34h44v34z" fill="#2e2416" />
      <path d="M440 250v-70h90v70z" fill="#a85d3f" />
      <path d="M0 268q140-20 280 0t280 0v62H0z" fill="#7fa7a6" />
      <path d="M330 292h150q-10 26-40 26h-70q-30 0-40-26z" fill="#3b2417" />
      <path d="M350 292q60-40 110 0z" fill="#d7ae6c" />
    </>
  ),
};

/** @throws when there is no such thing */
export function Jute({ of }: { of: string }) {
  return (
    <svg aria-hidden="true" width="560" height="330" viewBox="0 0 560 330">
      <defs>{weave}</defs>
      <rect width="560" height="330" fill="#d9c391" />
      <path d="M0 250h560v80H0z" fill="#8f7347" />
      {thingOf(things, of)}
    </svg>
  );
}
