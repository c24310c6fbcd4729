/** Parcels and what carries them. */
import { Drawing, type GoodProps, gold, light, shade } from './drawing.tsx';

export function Parcel({ a = 'oklch(.70 .08 70)', b = 'oklch(.85 .06 80)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M20 66l80-34l80 34v76l-80 38l-80-38z" fill={a} />
      <path d="M100 100v80l80-38V66z" fill={shade} />
      <path d="M20 66l80 34l80-34l-80-34z" fill={light} />
      <path d="M60 49l80 34v28l-16 7V91L44 56z" fill={b} />
      <path d="M34 116l34 16v20l-34-16z" fill="white" opacity=".9" />
    </Drawing>
  );
}

/** A painted Bangladeshi lorry. */
export function Truck({ a = 'oklch(.82 .16 80)', b = 'oklch(.50 .18 28)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M10 56h116v92H10z" fill={b} />
      <path d="M10 56h116v12H10zM10 126h116v10H10z" fill={a} />
      {[28, 56, 84, 112].map((x) => (
        <path key={x} d={`M${x - 4} 84q10 12 0 26q-10-14 0-26z`} fill={a} />
      ))}
      <path d="M126 76h36q10 0 14 12l16 34v26h-66z" fill={a} />
      <path d="M136 86h24q6 0 8 6l10 24h-42z" fill="oklch(.85 .06 230)" />
      <path d="M126 56q24-4 36 14h-36z" fill={b} />
      <path d="M10 142h182v12H10z" fill="oklch(.30 .03 275)" />
      {[46, 156].map((x) => (
        <g key={x}>
          <circle cx={x} cy="154" r="20" fill="oklch(.24 .02 275)" />
          <circle cx={x} cy="154" r="9" fill={gold} />
        </g>
      ))}
    </Drawing>
  );
}

/** A rider's motorbike with a box. */
export function Motorbike({
  a = 'oklch(.55 .20 28)',
  b = 'oklch(.28 .03 275)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      {[46, 154].map((x) => (
        <circle key={x} cx={x} cy="146" r="26" fill="none" stroke={b} strokeWidth="12" />
      ))}
      <path
        d="M46 146l34-36h46l28 36M120 110l18-50h-14"
        fill="none"
        stroke={b}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M74 108q4-20 26-20h28l-8 34H86z" fill={a} />
      <path d="M52 100h46v10H52z" fill={b} />
      <path d="M14 46h60v50H14z" fill={a} />
      <path d="M14 46h60v12H14z" fill={light} />
      <path d="M64 46h10v50H64z" fill={shade} />
    </Drawing>
  );
}

export function Rickshaw({
  a = 'oklch(.55 .20 15)',
  b = 'oklch(.55 .15 250)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M24 128q-12-84 58-94q26 0 34 20q-38 0-36 74z" fill={a} />
      <path d="M40 118q-4-60 50-70M60 122q-2-44 34-66" fill="none" stroke={gold} strokeWidth="5" />
      <path d="M30 120h66q8 0 8 8v22H30z" fill={b} />
      <path d="M42 130q8-10 16 0q-8 10-16 0zM72 130q8-10 16 0q-8 10-16 0z" fill={gold} />
      <path
        d="M100 140l36-8l20-36M136 132l-8-34h-12M156 96l-12-6M156 96l10 52"
        fill="none"
        stroke="oklch(.3 .03 275)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {[60, 166].map((x) => (
        <g key={x} fill="none" stroke="oklch(.3 .03 275)">
          <circle cx={x} cy="154" r="30" strokeWidth="6" />
          <path
            d={`M${x - 30} 154h60M${x} 124v60M${x - 21} 133l42 42M${x + 21} 133l-42 42`}
            strokeWidth="1.500"
          />
        </g>
      ))}
    </Drawing>
  );
}
