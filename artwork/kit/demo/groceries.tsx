/** Goods of a bazaar, each in a 120 px square. */
import type { ReactNode } from 'react';

export type Grocery = 'rice' | 'lentil' | 'eggs' | 'chilli' | 'potato' | 'oil';

const drawings: Record<Grocery, ReactNode> = {
  rice: (
    <g>
      <path d="M30 30q30-12 60 0l8 76q-38 10-76 0z" fill="#fff8e6" />
      <path d="M34 30q26 10 52 0l-6-14q-20 8-40 0z" fill="#d9c48f" />
      <path d="M33 28q27 9 54 0" fill="none" stroke="#a98b45" strokeWidth="4" />
      <rect x="38" y="52" width="44" height="34" rx="4" fill="#c8372d" />
      <path
        d="M60 57v24M60 62l9-4M60 68l10-4M60 74l9-4M60 62l-9-4M60 68l-10-4M60 74l-9-4"
        stroke="#ffe9a8"
        strokeWidth="3"
      />
    </g>
  ),
  lentil: (
    <g>
      <path d="M22 62q38-54 76 0z" fill="#e8702a" />
      <g fill="#c9531a">
        {[40, 52, 66, 80, 46, 60, 73].map((x, index) => (
          <circle key={x} cx={x} cy={index < 4 ? 55 : 44} r="3" />
        ))}
      </g>
      <path d="M14 60h92q0 42-46 44q-46-2-46-44z" fill="#9db2a6" />
      <path d="M14 60h92v8H14z" fill="#c2d1c8" />
    </g>
  ),
  eggs: (
    <g>
      <ellipse cx="40" cy="62" rx="18" ry="23" fill="#e9b98d" />
      <ellipse cx="80" cy="62" rx="18" ry="23" fill="#f0c8a2" />
      <ellipse cx="60" cy="56" rx="18" ry="23" fill="#f8dcc0" />
      <path d="M12 72h96l-10 32H22z" fill="#a9b7c4" />
      <path
        d="M36 72q4 16 12 16t12-16q4 16 12 16t12-16"
        fill="none"
        stroke="#8796a5"
        strokeWidth="4"
      />
    </g>
  ),
  chilli: (
    <g fill="none" strokeLinecap="round">
      <path d="M34 34q-2 48 30 70" stroke="#2f8f3a" strokeWidth="15" />
      <path d="M64 26q10 44 34 66" stroke="#3fa94a" strokeWidth="15" />
      <path d="M50 40q0 40 24 62" stroke="#57c05c" strokeWidth="9" />
      <path d="M34 32q-2-10-10-14M64 24q-2-8-8-12" stroke="#1d5f2a" strokeWidth="6" />
    </g>
  ),
  potato: (
    <g>
      <ellipse cx="46" cy="78" rx="34" ry="25" fill="#c79a5b" />
      <ellipse cx="76" cy="70" rx="32" ry="27" fill="#dbb277" />
      <ellipse cx="56" cy="50" rx="28" ry="21" fill="#e6c38c" />
      <g fill="#a97c3f">
        <circle cx="50" cy="46" r="2.5" />
        <circle cx="64" cy="52" r="2.5" />
        <circle cx="86" cy="70" r="2.5" />
        <circle cx="38" cy="84" r="2.5" />
      </g>
    </g>
  ),
  oil: (
    <g>
      <path d="M46 30h28v10q14 6 14 22v42q-28 6-56 0V62q0-16 14-22z" fill="#e3a51c" />
      <rect x="48" y="14" width="24" height="18" rx="3" fill="#b3261e" />
      <rect x="32" y="64" width="56" height="30" fill="#fff3d0" />
      <circle cx="60" cy="79" r="9" fill="#d9a90f" />
      <path d="M40 50q-2 20-2 46" stroke="#fff" strokeOpacity=".5" strokeWidth="4" fill="none" />
    </g>
  ),
};

export function GroceryItem({ kind, size }: { kind: Grocery; size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 120 120">
      {drawings[kind]}
    </svg>
  );
}
