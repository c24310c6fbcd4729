/** An illustrator's books: covers, spreads and spots, from one hand. */
import { bookCovers } from '@nokshi/artwork/kit/demo/picture-books.tsx';
import { thingOf } from './thing.ts';

/** A cover, 220 by 254. */
export function Cover({ of }: { of: string }) {
  const { bg, art } = thingOf(bookCovers, of);
  return (
    <svg aria-hidden="true" width="220" height="254" viewBox="0 -37 240 277">
      <rect y="-37" width="240" height="277" fill={bg} />
      {art}
    </svg>
  );
}

/** Two pages side by side: the same world by day and, mirrored, by evening. */
export function Spread({ of }: { of: string }) {
  const { bg, art } = thingOf(bookCovers, of);
  return (
    <svg aria-hidden="true" width="480" height="240" viewBox="0 0 480 240">
      <rect width="480" height="240" fill={bg} />
      {art}
      <g transform="translate(480 0) scale(-1 1)">{art}</g>
      <rect x="240" width="240" height="240" fill="#1b1030" opacity=".28" />
      <path d="M240 0v240" stroke="#1b1030" strokeOpacity=".4" strokeWidth="2" />
      <circle cx="444" cy="34" r="14" fill="#ffe9a0" />
    </svg>
  );
}

/** A small picture on white paper. */
export function Spot({ of }: { of: string }) {
  const { bg, art } = thingOf(bookCovers, of);
  return (
    <svg aria-hidden="true" width="240" height="240" viewBox="0 0 240 240">
      <defs>
        <clipPath id="round">
          <circle cx="120" cy="120" r="104" />
        </clipPath>
      </defs>
      <rect width="240" height="240" fill="#fffdf8" />
      <g clipPath="url(#round)">
        <rect width="240" height="240" fill={bg} />
        <g transform="translate(-34 -30) scale(1.28)">{art}</g>
      </g>
    </svg>
  );
}
