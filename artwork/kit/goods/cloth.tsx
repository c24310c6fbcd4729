/** Cloth and clothes. `a` is the cloth, `b` its border. */
import { Drawing, type GoodProps, gold, light, shade } from './drawing.tsx';

/** A hanging saree: body, border and the aanchal with its buti. */
export function Sari({ a = 'oklch(.42 .15 20)', b = gold, ...rest }: GoodProps) {
  const buti = [
    [76, 50],
    [112, 50],
    [94, 72],
    [76, 94],
    [112, 94],
    [94, 116],
    [76, 138],
    [112, 138],
  ];
  return (
    <Drawing {...rest}>
      <path d="M30 15h140" stroke="oklch(.62 .09 70)" strokeWidth="6" strokeLinecap="round" />
      <path d="M52 12v6M88 12v6M124 12v6" stroke={shade} strokeWidth="2" />
      <path d="M44 17h112v153q-28 12-56 4t-56 4z" fill={a} />
      <path d="M132 17h24v153q-12 5-24 6z" fill={b} />
      <path d="M44 17h12v159l-12 2z" fill={b} />
      <path d="M136 17h4v158l-4 .6zM149 17h3v154l-3 1z" fill={a} />
      {[30, 54, 78, 102, 126, 150].map((y) => (
        <path key={y} d={`M144.500 ${y}l5 8l-5 8l-5-8z`} fill={a} />
      ))}
      {buti.map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`} fill={b}>
          <path d={`M${x} ${y - 9}q6 7 0 15q-6-8 0-15z`} />
          <path d={`M${x - 8} ${y + 1}q8-1 8 6q-7 0-8-6zM${x + 8} ${y + 1}q-8-1-8 6q7 0 8-6z`} />
        </g>
      ))}
      <path d="M68 17q6 76 1 146h-9q4-74-1-146zM129 17q4 76 1 144h-9q4-74 0-144z" fill={shade} />
      <path d="M44 158q28 8 56 2t56-4v14q-28 12-56 4t-56 4z" fill={b} opacity=".9" />
    </Drawing>
  );
}

/** Folded sarees in a stack. */
export function SariStack({
  a = 'oklch(.42 .15 20)',
  b = 'oklch(.55 .12 200)',
  ...rest
}: GoodProps) {
  const folds = [
    [136, a, gold],
    [98, b, 'oklch(.94 .03 85)'],
    [60, 'oklch(.82 .15 80)', a],
  ] as const;
  return (
    <Drawing {...rest}>
      {folds.map(([y, cloth, border]) => (
        <g key={y}>
          <path d={`M22 ${y}q0-6 6-6h146q6 0 6 6v26q0 8-8 8H30q-8 0-8-8z`} fill={cloth} />
          <path d={`M22 ${y + 15}h158v8H22z`} fill={border} />
          <path d={`M126 ${y - 6}h34v40h-34z`} fill={border} />
          <path d={`M134 ${y - 6}h4v40h-4zM148 ${y - 6}h4v40h-4z`} fill={cloth} />
          <path d={`M22 ${y + 26}h158v2q0 6-8 6H30q-8 0-8-6z`} fill={shade} />
        </g>
      ))}
    </Drawing>
  );
}

export function Panjabi({ a = 'oklch(.50 .12 200)', b = gold, ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path
        d="M70 24q30 18 60 0l34 20l20 62l-24 8l-10-28v96q-50 14-100 0V86l-10 28l-24-8l20-62z"
        fill={a}
      />
      <path d="M82 26q18 12 36 0l4 8q-22 16-44 0z" fill={b} />
      <path d="M94 38h12v58H94z" fill={b} />
      <path
        d="M100 48v42"
        stroke={a}
        strokeWidth="3"
        strokeDasharray=".1 12"
        strokeLinecap="round"
      />
      <path d="M50 86l8 90l-8 6zM150 86l-8 90l8 6z" fill={shade} />
      <path d="M22 98l24 8l-3 8l-24-8zM178 98l-24 8l3 8l24-8z" fill={b} />
    </Drawing>
  );
}

export function Shirt({ a = 'oklch(.62 .12 240)', b = 'white', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M68 30l32 14l32-14l44 26l-14 40l-20-8v86H58V88l-20 8l-14-40z" fill={a} />
      <path d="M68 30l32 34l32-34l-12-6q-20 10-40 0z" fill={b} opacity=".9" />
      <path d="M100 64v110" stroke={shade} strokeWidth="3" />
      <path d="M58 88l10 86H58zM142 88l-10 86h10z" fill={shade} />
      {[84, 108, 132, 156].map((y) => (
        <circle key={y} cx="100" cy={y} r="3.500" fill={b} />
      ))}
    </Drawing>
  );
}

export function Shoe({ a = 'oklch(.40 .06 50)', b = 'oklch(.93 .02 85)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M22 74q20 12 42-6l46 40q16 12 52 16q20 4 20 24H22z" fill={a} />
      <path d="M20 142h164v10q0 10-10 10H30q-10 0-10-10z" fill={b} />
      <path
        d="M76 80l-14 12M90 92l-14 12M104 104l-14 12"
        stroke={b}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M22 112q30 4 40 30H22z" fill={shade} />
    </Drawing>
  );
}

export function Bag({ a = 'oklch(.62 .09 65)', b = 'oklch(.30 .06 50)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M66 74c0-52 68-52 68 0" fill="none" stroke={b} strokeWidth="9" />
      <path d="M34 70h132l12 110H22z" fill={a} />
      <path d="M30 108h140l2 16H28z" fill={b} />
      <path d="M150 70h16l12 110h-20z" fill={shade} />
      <path d="M36 74h60l-3 30H33z" fill={light} />
    </Drawing>
  );
}
