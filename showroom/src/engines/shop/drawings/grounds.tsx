import type { ReactNode } from 'react';

/** A device in its own light, in the dark. */
export function Glowing({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <svg aria-hidden="true" width={300} height={240} viewBox="0 0 300 240">
      <radialGradient id="glow" cx=".5" cy=".5" r=".5">
        <stop offset="0" stopColor={colour} stopOpacity=".42" />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
      <rect width="300" height="240" fill="url(#glow)" />
      {children}
    </svg>
  );
}

/** A bed before the wall of a room, as in a shop window. */
export function InRoom({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width={720} height={470} viewBox="0 0 720 470">
      <rect width="720" height="470" fill="#cfd6c4" />
      <rect y="390" width="720" height="80" fill="#b9a88c" />
      <rect
        x="520"
        y="70"
        width="130"
        height="150"
        fill="#f4efe3"
        stroke="#8b7350"
        strokeWidth="8"
      />
      <path d="M534 206l36-58l28 38l20-24l24 44z" fill="#7f9b78" />
      <circle cx="614" cy="110" r="15" fill="#e2a13c" />
      {children}
    </svg>
  );
}
