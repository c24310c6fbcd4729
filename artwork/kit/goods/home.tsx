/** Things of house and desk. */
import { Drawing, type GoodProps, gold, light, shade } from './drawing.tsx';

export function Lamp({ a = 'oklch(.80 .14 80)', b = 'oklch(.30 .05 275)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M70 24h60l34 72H36z" fill={a} />
      <path d="M108 24h22l34 72h-30z" fill={shade} />
      <path d="M96 96h8v74h-8z" fill={b} />
      <path d="M60 180q0-12 40-12t40 12z" fill={b} />
      <path d="M146 96v26" stroke={b} strokeWidth="3" />
      <circle cx="146" cy="126" r="5" fill={gold} />
    </Drawing>
  );
}

export function Pot({ a = 'oklch(.58 .12 42)', b = 'oklch(.92 .03 85)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M62 26h76l-10 24q50 24 44 76q-8 54-72 54t-72-54q-6-52 44-76z" fill={a} />
      <path d="M30 106q70 24 140 0q4 16 0 30q-70 24-140 0q-4-14 0-30z" fill={b} />
      <path
        d="M38 124q10-14 20 4t20 2t22 2t22-2t20-4t20-2"
        fill="none"
        stroke={a}
        strokeWidth="5"
      />
      <path d="M128 50q50 24 44 76q-8 54-72 54q56-16 52-60q-2-44-40-68z" fill={shade} />
      <path d="M56 20h88v12H56z" fill={a} />
    </Drawing>
  );
}

export function Chair({ a = 'oklch(.52 .10 55)', b = 'oklch(.60 .13 20)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M52 14h12v170H52zM136 14h12v170h-12z" fill={a} />
      <path d="M58 22h84v14H58zM58 48h84v10H58zM58 70h84v10H58z" fill={a} />
      <path d="M40 100q60-12 120 0l6 22H34z" fill={b} />
      <path d="M34 122h132v10H34z" fill={a} />
      <path d="M38 132h12v54H38zM150 132h12v54h-12z" fill={a} />
      <path d="M44 158h112v7H44z" fill={shade} />
    </Drawing>
  );
}

export function Bed({ a = 'oklch(.48 .10 50)', b = 'oklch(.93 .02 85)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M14 48q86-26 172 0v86H14z" fill={a} />
      <path d="M30 60q70-20 140 0v40H30z" fill={light} />
      <path d="M26 96h66v30H26zM108 96h66v30h-66z" fill="white" stroke={shade} strokeWidth="2" />
      <path d="M10 118q90-14 180 0v36H10z" fill={b} />
      <path d="M10 132q90-14 180 0v22H10z" fill="oklch(.60 .13 20)" />
      <path d="M6 150h188v20H6z" fill={a} />
      <path d="M14 170h14v16H14zM172 170h14v16h-14z" fill={a} />
    </Drawing>
  );
}

export function Plant({ a = 'oklch(.55 .14 150)', b = 'oklch(.62 .12 42)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      {[-58, -30, 0, 30, 58].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 100 130)`}
          d="M100 132q-24-50 0-108q24 58 0 108z"
          fill={a}
          stroke="oklch(.42 .11 150)"
          strokeWidth="2"
        />
      ))}
      <path d="M58 122h84l-10 64H68z" fill={b} />
      <path d="M54 116h92v16H54z" fill={b} />
      <path d="M124 132h16l-8 54h-16z" fill={shade} />
    </Drawing>
  );
}

export function Fan({ a = 'oklch(.55 .14 250)', b = 'oklch(.93 .01 250)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M94 130h12v42H94z" fill={a} />
      <path d="M54 186q4-20 46-20t46 20z" fill={a} />
      <circle cx="100" cy="78" r="66" fill={b} stroke={a} strokeWidth="7" />
      {[0, 120, 240].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 100 78)`}
          d="M100 74q-26-14-18-50q28-8 34 14q0 22-16 36z"
          fill={a}
          opacity=".75"
        />
      ))}
      <circle cx="100" cy="78" r="13" fill="oklch(.82 .16 75)" />
      <circle cx="100" cy="78" r="40" fill="none" stroke={a} strokeWidth="2" opacity=".5" />
    </Drawing>
  );
}

export function Cup({ a = 'oklch(.97 .01 85)', b = 'oklch(.62 .14 50)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <g fill="none" stroke={shade} strokeWidth="6" strokeLinecap="round">
        <path d="M78 54q-10-14 0-26t0-22M108 54q-10-14 0-26t0-22" />
      </g>
      <path d="M138 88q42-4 36 28q-8 28-46 26" fill="none" stroke={a} strokeWidth="11" />
      <path d="M38 72h108v40q0 54-54 54t-54-54z" fill={a} />
      <ellipse cx="92" cy="74" rx="54" ry="13" fill={b} />
      <path d="M128 84q6 60-36 82q54 0 54-54V78z" fill={shade} />
      <path d="M20 172h144q-10 14-72 14t-72-14z" fill={a} />
    </Drawing>
  );
}

/** A bar of soap with its leaf pressed in, wet, with bubbles. */
export function Soap({ a = 'oklch(.86 .08 5)', b = 'oklch(.66 .15 5)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <rect x="20" y="104" width="160" height="70" rx="35" fill={b} />
      <rect x="20" y="82" width="160" height="74" rx="37" fill={a} />
      <rect
        x="36"
        y="94"
        width="128"
        height="50"
        rx="25"
        fill="none"
        stroke={b}
        strokeWidth="4"
        opacity=".55"
      />
      <path
        d="M100 100q16 19 0 38q-16-19 0-38zM84 124q-5-12-17-13q3 13 17 13zM116 124q5-12 17-13q-3 13-17 13z"
        fill={b}
        opacity=".8"
      />
      <path
        d="M44 100q10-9 26-9"
        fill="none"
        stroke="white"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {[
        [146, 66, 22],
        [112, 50, 15],
        [164, 32, 11],
        [134, 24, 8],
      ].map(([x = 0, y = 0, r = 0]) => (
        <g key={x}>
          <circle
            cx={x}
            cy={y}
            r={r}
            fill="oklch(.90 .05 230)"
            stroke="oklch(.72 .09 235)"
            strokeWidth="3"
          />
          <path
            d={`M${x - r * 0.5} ${y - r * 0.1}q${r * 0.1}-${r * 0.4} ${r * 0.5}-${r * 0.45}`}
            fill="none"
            stroke="white"
            strokeWidth={r * 0.22}
            strokeLinecap="round"
          />
        </g>
      ))}
    </Drawing>
  );
}
