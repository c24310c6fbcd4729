/** What a grocer sells. */
import { Drawing, type GoodProps, gold, light, shade } from './drawing.tsx';

/** A sack of rice; write its name over it in the scene. */
export function RiceSack({
  a = 'oklch(.90 .05 85)',
  b = 'oklch(.55 .16 145)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M46 30q54 12 108 0l-8 22q22 64 10 122q-56 16-112 0q-12-58 10-122z" fill={a} />
      <path d="M40 110q60 12 120 0v44q-60 12-120 0z" fill={b} />
      <path d="M52 52q48 12 96 0l2 6q-50 12-100 0z" fill={b} />
      <path d="M140 52q22 64 10 124l6-2q12-58-10-122z" fill={shade} />
      <g fill={a}>
        {[
          [84, 132],
          [96, 126],
          [108, 132],
          [120, 126],
          [90, 142],
          [102, 140],
          [114, 144],
        ].map(([x = 0, y = 0]) => (
          <ellipse
            key={`${x}${y}`}
            cx={x}
            cy={y}
            rx="7"
            ry="2.600"
            transform={`rotate(-28 ${x} ${y})`}
          />
        ))}
      </g>
    </Drawing>
  );
}

export function OilBottle({
  a = 'oklch(.83 .15 88)',
  b = 'oklch(.55 .18 28)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M84 12h32v20H84z" fill={b} />
      <path d="M82 32h36v16q26 14 26 40v84q0 14-14 14H70q-14 0-14-14V88q0-26 26-40z" fill={a} />
      <path d="M56 96h88v58H56z" fill="oklch(.98 .01 85)" />
      <path d="M100 108q20 22 0 36q-20-14 0-36z" fill={gold} />
      <path d="M130 60q14 10 14 28v84q0 14-14 14h-6q8-4 8-14V88q0-18-8-30z" fill={shade} />
      <path d="M66 84q2-20 14-28v12q-8 6-8 20v80h-6z" fill={light} />
    </Drawing>
  );
}

export function Jar({ a = 'oklch(.72 .17 65)', b = 'oklch(.35 .06 50)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M58 26h84v26H58z" fill={b} />
      <path d="M62 52h76q22 12 22 38v76q0 18-18 18H58q-18 0-18-18V90q0-26 22-38z" fill={a} />
      <path d="M40 96h120v54H40z" fill="oklch(.97 .02 85)" />
      <path d="M70 114h60M82 130h36" stroke={b} strokeWidth="6" strokeLinecap="round" />
      <path d="M50 92q0-18 14-28l8 2q-12 10-12 26v80h-10z" fill={light} />
    </Drawing>
  );
}

/** A printed packet: tea, lentils, biscuits, soap powder. */
export function Packet({ a = 'oklch(.55 .19 28)', b = gold, ...rest }: GoodProps) {
  const teeth = Array.from({ length: 12 }, () => 'l5 6l5-6').join('');
  return (
    <Drawing {...rest}>
      <path
        d={`M40 24${teeth}V178${teeth.replaceAll('5 6', '-5 6').replaceAll('5-6', '-5-6')}Z`}
        fill={a}
      />
      <circle cx="100" cy="92" r="38" fill={b} />
      <path
        d="M100 66c12 12 12 28 0 42c-12-14-12-30 0-42zM74 92c8-4 20 0 26 16c-16 2-26-4-26-16zM126 92c-8-4-20 0-26 16c16 2 26-4 26-16z"
        fill={a}
      />
      <path d="M58 144h84v8H58zM72 160h56v6H72z" fill={b} />
      <path d="M150 30h10v150h-10z" fill={shade} />
    </Drawing>
  );
}

export function Milk({ a = 'oklch(.97 .01 240)', b = 'oklch(.55 .16 250)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M62 52l16-30h44l16 30z" fill="oklch(.90 .02 240)" />
      <path d="M76 10h48v14H76z" fill={b} />
      <path d="M58 52h84v138H58z" fill={a} />
      <path d="M58 122q22-22 42-4t42-8v80H58z" fill={b} />
      <path d="M100 66q16 20 0 32q-16-12 0-32z" fill={b} />
      <path d="M128 52h14v138h-14z" fill={shade} />
    </Drawing>
  );
}

export function Eggs({ a = 'oklch(.86 .06 60)', b = 'oklch(.62 .05 60)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      {[
        [58, 96],
        [100, 90],
        [142, 96],
        [78, 76],
        [122, 76],
      ].map(([x = 0, y = 0]) => (
        <path
          key={x}
          d={`M${x} ${y - 36}c20 0 28 56 0 58c-28-2-20-58 0-58z`}
          fill={a}
          stroke={shade}
          strokeWidth="2"
        />
      ))}
      <path d="M18 104q13-10 27 0t27 0t28 0t28 0t27 0t27 0l-14 58q-68 16-136 0z" fill={b} />
      <path d="M26 138q74 16 148 0l-6 24q-68 16-136 0z" fill={shade} />
    </Drawing>
  );
}

export function Chilli({ a = 'oklch(.60 .17 145)', b = 'oklch(.45 .13 150)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      {[-28, 4, 34].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 40)`}>
          <path d="M88 46q12-10 24 0q6 80-14 126q-18-46-10-126z" fill={a} />
          <path d="M86 50q14-14 28 0q-14 8-28 0zM98 40q0-18-10-24l6-4q12 10 10 28z" fill={b} />
          <path d="M94 58q-4 50 4 92" stroke={light} strokeWidth="4" fill="none" />
        </g>
      ))}
    </Drawing>
  );
}

export function Mango({ a = 'oklch(.80 .16 80)', b = 'oklch(.66 .19 45)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M112 32q52 14 54 74q-4 68-72 70q-54-2-62-44q-2-32 34-52q26-20 46-48z" fill={a} />
      <path d="M112 32q52 14 54 74q-4 68-72 70q54-24 18-144z" fill={b} opacity=".7" />
      <path d="M108 36q2-16 14-22l4 6q-10 6-10 18z" fill="oklch(.4 .07 60)" />
      <path d="M120 24q26-20 52-4q-24 22-52 4z" fill="oklch(.58 .15 145)" />
    </Drawing>
  );
}

/** A hilsa. */
export function Fish({ a = 'oklch(.83 .03 240)', b = 'oklch(.52 .07 240)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path
        d="M14 104q40-52 104-42q30 6 44 32l28-30q4 34-4 72l-26-24q-30 34-76 32q-46-4-70-40z"
        fill={a}
      />
      <path d="M14 104q40-52 104-42q30 6 44 32q-46-20-84-8q-36 8-64 18z" fill={b} />
      <path d="M58 76q16 26-2 56" fill="none" stroke={b} strokeWidth="5" />
      <circle cx="40" cy="98" r="6" fill="white" />
      <circle cx="40" cy="98" r="3.500" fill="oklch(.2 .02 240)" />
      <g fill="none" stroke={b} strokeWidth="3" opacity=".5">
        <path d="M84 100q8 8 0 18M104 100q8 8 0 18M124 100q8 8 0 18M94 118q8 6 0 14M114 118q8 6 0 14" />
      </g>
    </Drawing>
  );
}

export function Bread({ a = 'oklch(.72 .11 65)', b = 'oklch(.88 .06 80)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M24 76q-4-40 44-40h76q42 0 36 40q-2 10-10 14v78H34V90q-8-4-10-14z" fill={a} />
      <path d="M24 76q-4-40 40-40q42 0 36 40q-2 10-10 14v78H34V90q-8-4-10-14z" fill={b} />
      <path d="M120 40v126M144 40v126" stroke={shade} strokeWidth="5" />
    </Drawing>
  );
}

export function Apple({ a = 'oklch(.60 .20 25)', b = 'oklch(.58 .15 145)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path
        d="M100 60c20-20 70-12 70 42c0 44-30 78-50 78c-10 0-14-6-20-6s-10 6-20 6c-20 0-50-34-50-78c0-54 50-62 70-42z"
        fill={a}
      />
      <path d="M100 60q-2-24 10-40l8 4q-10 16-10 36z" fill="oklch(.4 .07 60)" />
      <path d="M112 42q20-26 46-16q-12 28-46 16z" fill={b} />
      <path
        d="M46 92q4-20 22-22"
        stroke={light}
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
