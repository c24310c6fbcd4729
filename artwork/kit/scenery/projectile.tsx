/** A blackboard with the path of a thrown ball. */
import { accent } from '#kit/palette.ts';

const board = 'oklch(.30 .05 180)';
const chalk = 'oklch(.96 .02 120)';

/** None of our fonts has Greek. */
function Theta({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) skewX(-10)`} fill="none" stroke={chalk} strokeWidth="4">
      <ellipse rx="8" ry="15" />
      <path d="M-8 0h16" />
    </g>
  );
}

/** A ball thrown over the board, with what the teacher wrote. */
export function Projectile({ w, h }: { w: number; h: number }) {
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 640 400"
      style={{ background: board }}
    >
      <g fill="none" stroke={chalk} strokeWidth="5" strokeLinecap="round">
        <path d="M70 330H600M70 330V70" />
        <path
          d="M70 330Q270-40 470 330"
          stroke={accent[400]}
          strokeDasharray="14 13"
          strokeWidth="7"
        />
        <path d="M70 330l74-128m-4 26l6-30l-28 16" stroke="oklch(.80 .12 5)" />

        <path d="M112 330q0-22-16-38" />
      </g>
      <circle cx="410" cy="236" r="18" fill={accent[400]} />
      <g
        fill={chalk}
        fontSize="36"
        fontFamily="'Figtree Variable'"
        fontStyle="italic"
        fontWeight="500"
      >
        <text x="92" y="196">
          u
        </text>
        <text x="318" y="110" fontSize="42">
          R = u² sin 2
        </text>
        <text x="558" y="110" fontSize="42">
          / g
        </text>
      </g>
      <Theta x={134} y={304} />
      <Theta x={540} y={96} />
    </svg>
  );
}
