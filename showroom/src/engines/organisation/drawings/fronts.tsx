/** The fronts of an architect's works, drawn flat; each 900 by 400. */
import type { ReactNode } from 'react';
import { thingOf } from './thing.ts';

const brick = '#b9502f';
const leaf = '#6f8a52';

const fronts: Readonly<Record<string, ReactNode>> = {
  wari: (
    <>
      <path d="M120 90h200v290H120zM580 60h200v320H580z" fill="#c9c6bd" />
      <path
        d="M140 130h40v50h-40zM220 130h40v50h-40zM140 230h40v50h-40zM620 120h40v50h-40zM700 120h40v50h-40zM620 230h40v50h-40z"
        fill="#a7a69f"
      />
      <path d="M340 30h220v350H340z" fill="url(#bricks)" />
      <path d="M360 60h180v60H360zM360 230h90v60h-90z" fill="#4a1c10" />
      <path
        d="M376 60v60M396 60v60M416 60v60M436 60v60M456 60v60M476 60v60M496 60v60M516 60v60"
        stroke="#cf6540"
        strokeWidth="9"
      />
      <path d="M376 150h60v56h-60zM470 150h70v56h-70zM480 230h60v60h-60z" fill="#f0c46a" />
      <path
        d="M330 20h240v14H330zM330 128h240v8H330zM330 214h240v8H330zM330 298h240v8H330z"
        fill="#d8d3c8"
      />
      <path d="M420 380v-42q0-26 26-26t26 26v42z" fill="#2b1a14" />
      <circle cx="520" cy="40" r="26" fill={leaf} />
    </>
  ),
  padma: (
    <>
      <path d="M0 352h900v28H0z" fill="#8fb9c4" />
      <path d="M160 190L450 90l290 100v16H160z" fill="#8c4a33" />
      <path d="M220 206h460v120H220z" fill="url(#bricks)" />
      <path
        d="M250 230h60v96h-60zM350 230h60v96h-60zM490 230h60v96h-60zM590 230h60v96h-60z"
        fill="#2b1a14"
      />
      <path
        d="M180 206v120M290 206v120M330 206v120M430 206v120M470 206v120M570 206v120M610 206v120M720 206v120"
        stroke="#5d4630"
        strokeWidth="8"
      />
      <path
        d="M150 326h600v16H150zM170 342v20M300 342v20M450 342v20M600 342v20M730 342v20"
        fill="#d8d3c8"
        stroke="#d8d3c8"
        strokeWidth="12"
      />
      <circle cx="90" cy="210" r="70" fill={leaf} />
      <path d="M90 360V230" stroke="#5d4630" strokeWidth="12" />
    </>
  ),
  arches: (
    <>
      <path d="M40 150h820v230H40z" fill="url(#bricks)" />
      <path d="M24 132h852v20H24z" fill="#d8d3c8" />
      {Array.from({ length: 11 }, (_, index) => {
        const x = 62 + index * 72;
        return (
          <path
            key={x}
            d={`M${x} 380V240q0-28 28-28t28 28v140z`}
            fill={index % 3 === 1 ? '#f0c46a' : '#2b1a14'}
          />
        );
      })}
      <path d="M430 132V60M430 60h64v34h-64" stroke="#5d4630" strokeWidth="5" fill="#0b7a4b" />
      <circle cx="458" cy="77" r="10" fill="#e8312f" />
    </>
  ),
  court: (
    <>
      <path d="M450 380V180" stroke="#5d4630" strokeWidth="22" />
      <circle cx="380" cy="130" r="80" fill={leaf} />
      <circle cx="520" cy="130" r="84" fill={leaf} />
      <circle cx="450" cy="90" r="80" fill="#7c9a5c" />
      <path d="M40 220l160-50 160 50v14H40zM540 220l160-50 160 50v14H540z" fill="#8c98a3" />
      <path d="M60 234h280v146H60zM560 234h280v146H560z" fill="url(#bricks)" />
      <path
        d="M90 270h50v50H90zM170 270h50v50h-50zM250 260h50v120h-50zM600 260h50v120h-50zM680 270h50v50h-50zM760 270h50v50h-50z"
        fill="#2b1a14"
      />
    </>
  ),
};

/** The front of a work, with its sky and ground. */
export function Front({ of }: { of: string }) {
  const front = thingOf(fronts, of);
  return (
    <svg aria-hidden="true" width="900" height="400" viewBox="0 0 900 400">
      <defs>
        <pattern id="bricks" width="36" height="18" patternUnits="userSpaceOnUse">
          <rect width="36" height="18" fill={brick} />
          <path d="M0 .8h36M0 9.8h36M9 0v9M27 9v9" stroke="#8c3a20" strokeWidth="1.6" />
        </pattern>
      </defs>
      <rect width="900" height="400" fill="#dfe6e6" />
      {front}
      <path d="M0 380h900v20H0z" fill="#a9a48f" />
    </svg>
  );
}
