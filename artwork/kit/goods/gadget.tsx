/** Devices. */
import { Drawing, type GoodProps, light, shade } from './drawing.tsx';

export function Handset({
  a = 'oklch(.25 .03 275)',
  b = 'oklch(.60 .16 260)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      <rect x="54" y="8" width="92" height="184" rx="18" fill={a} />
      <rect x="61" y="16" width="78" height="168" rx="12" fill={b} />
      <path d="M61 120q40-50 78-16v68q0 12-12 12H73q-12 0-12-12z" fill={light} />
      <rect x="88" y="22" width="24" height="7" rx="3.500" fill={a} />
    </Drawing>
  );
}

export function Headphones({
  a = 'oklch(.30 .04 275)',
  b = 'oklch(.64 .2 5)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      <path
        d="M30 124c0-112 140-112 140 0"
        fill="none"
        stroke={a}
        strokeWidth="14"
        strokeLinecap="round"
      />
      <rect x="18" y="104" width="40" height="72" rx="18" fill={b} />
      <rect x="142" y="104" width="40" height="72" rx="18" fill={b} />
      <rect x="46" y="110" width="18" height="60" rx="8" fill={a} />
      <rect x="136" y="110" width="18" height="60" rx="8" fill={a} />
    </Drawing>
  );
}

export function Laptop({ a = 'oklch(.30 .03 275)', b = 'oklch(.60 .16 260)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <rect x="30" y="40" width="140" height="98" rx="10" fill={a} />
      <rect x="38" y="48" width="124" height="82" rx="4" fill={b} />
      <path d="M38 110q40-40 66-18t58-22v60H38z" fill={light} />
      <path d="M12 142h176l-8 14q-2 4-8 4H28q-6 0-8-4z" fill="oklch(.80 .015 275)" />
      <path d="M82 142h36v5H82z" fill={shade} />
    </Drawing>
  );
}

/** The battery of an IPS. */
export function Battery({ a = 'oklch(.40 .10 150)', b = 'oklch(.82 .16 75)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M40 40h22v18H40zM138 40h22v18h-22z" fill="oklch(.4 .02 275)" />
      <rect x="20" y="56" width="160" height="118" rx="10" fill={a} />
      <path d="M20 80h160v56H20z" fill={b} />
      <path d="M106 84l-28 28h20l-8 22l30-30h-20z" fill={a} />
      <path d="M20 150h160v14q0 10-10 10H30q-10 0-10-10z" fill={shade} />
    </Drawing>
  );
}

/** A fingerprint device of the gate; its display is written by the scene. */
export function Fingerprint({
  a = 'oklch(.28 .03 275)',
  b = 'oklch(.75 .15 155)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      <rect x="44" y="8" width="112" height="184" rx="18" fill={a} />
      <rect x="56" y="22" width="88" height="64" rx="8" fill="oklch(.94 .03 220)" />
      <rect x="66" y="104" width="68" height="74" rx="22" fill="oklch(.20 .03 275)" />
      <g fill="none" stroke={b} strokeWidth="4" strokeLinecap="round">
        <path d="M84 152q-2-34 16-34t16 34M92 158q-2-28 8-28t8 26M100 140v22" />
      </g>
    </Drawing>
  );
}
