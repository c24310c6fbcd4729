/** Books and what lies beside them. The words of a cover are the scene's. */
import type { ReactNode } from 'react';
import { Drawing, type GoodProps, shade } from './drawing.tsx';

/** An upright book with its cover: children are drawn over the front in 124 × 176 px at size 200. */
export function Book({
  size = 200,
  a = 'oklch(.45 .15 20)',
  children,
}: GoodProps & { children?: ReactNode }) {
  const unit = size / 200;
  return (
    <div
      style={{
        width: 132 * unit,
        height: 184 * unit,
        flex: 'none',
        position: 'relative',
        overflow: 'hidden',
        background: a,
        borderRadius: `${3 * unit}px ${7 * unit}px ${7 * unit}px ${3 * unit}px`,
        boxShadow: `${3 * unit}px ${5 * unit}px ${12 * unit}px oklch(.2 .05 275/.28), inset ${7 * unit}px 0 0 oklch(0 0 0/.16), inset ${9 * unit}px 0 0 oklch(1 0 0/.12)`,
        padding: `${12 * unit}px ${10 * unit}px ${10 * unit}px ${18 * unit}px`,
      }}
    >
      {children}
    </div>
  );
}

export function BookStack({
  a = 'oklch(.50 .21 275)',
  b = 'oklch(.82 .16 75)',
  ...rest
}: GoodProps) {
  const books = [
    [30, 148, 146, a],
    [44, 116, 128, b],
    [24, 84, 140, 'oklch(.60 .14 155)'],
    [52, 52, 110, 'oklch(.60 .18 15)'],
  ] as const;
  return (
    <Drawing {...rest}>
      {books.map(([x, y, w, cover]) => (
        <g key={y}>
          <path d={`M${x} ${y}h${w}v32h-${w}q-9 0-9-16t9-16z`} fill={cover} />
          <path
            d={`M${x + 4} ${y + 6}h${w - 4}v20h-${w - 4}q-5 0-5-10t5-10z`}
            fill="oklch(.97 .01 85)"
          />
          <path d={`M${x + 4} ${y + 19}h${w - 4}v7h-${w - 4}z`} fill={shade} />
        </g>
      ))}
    </Drawing>
  );
}

export function Notebook({
  a = 'oklch(.97 .01 85)',
  b = 'oklch(.50 .21 275)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M34 20h124q10 0 10 10v140q0 10-10 10H34z" fill={b} />
      <path d="M44 28h112v144H44z" fill={a} />
      <path d="M64 28v144" stroke="oklch(.64 .2 5)" strokeWidth="2" />
      <path
        d="M72 56h70M72 80h70M72 104h52M72 128h70M72 152h40"
        stroke={b}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        d="M30 40h14M30 70h14M30 100h14M30 130h14M30 160h14"
        stroke="oklch(.4 .02 275)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
