/** What a pharmacy and a laboratory handle. */
import { Drawing, type GoodProps, light, shade } from './drawing.tsx';

/** A strip of ten tablets. */
export function MedicineStrip({
  a = 'oklch(.84 .015 240)',
  b = 'oklch(.66 .17 30)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      <g transform="rotate(-18 100 100)">
        <rect x="56" y="12" width="88" height="176" rx="10" fill={a} />
        {[36, 68, 100, 132, 164].map((y) => (
          <g key={y}>
            {[80, 120].map((x) => (
              <g key={x}>
                <circle cx={x} cy={y} r="13.500" fill={b} />
                <path
                  d={`M${x - 9} ${y - 2}q2-8 10-8`}
                  stroke={light}
                  strokeWidth="4"
                  fill="none"
                  strokeLinecap="round"
                />
              </g>
            ))}
            {y < 150 ? (
              <path d={`M56 ${y + 16}h88`} stroke={shade} strokeWidth="2" strokeDasharray="5 5" />
            ) : null}
          </g>
        ))}
      </g>
    </Drawing>
  );
}

export function Syrup({ a = 'oklch(.45 .12 40)', b = 'oklch(.55 .15 200)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M80 12h40v26H80z" fill="oklch(.97 .01 240)" stroke={shade} strokeWidth="2" />
      <path d="M84 38h32v16q28 12 28 34v84q0 14-14 14H70q-14 0-14-14V88q0-22 28-34z" fill={a} />
      <path d="M56 94h88v68H56z" fill="oklch(.97 .01 85)" />
      <path d="M94 106h12v14h14v12h-14v14H94v-14H80v-12h14z" fill={b} />
      <path d="M64 88q2-14 14-22v14q-6 6-6 14v76h-8z" fill={light} />
    </Drawing>
  );
}

/** A blood sample with a cap in `b`; label lines like a bar code. */
export function TestTube({
  a = 'oklch(.48 .18 22)',
  b = 'oklch(.55 .18 300)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M72 40h56v122q0 28-28 28t-28-28z" fill="oklch(.95 .01 240)" />
      <path d="M72 112h56v50q0 28-28 28t-28-28z" fill={a} />
      <rect x="66" y="10" width="68" height="34" rx="5" fill={b} />
      <path d="M72 60h56v62H72z" fill="white" stroke={shade} strokeWidth="2" />
      <path
        d="M80 68h5v46h-5zM88 68h2v46h-2zM93 68h6v46h-6zM102 68h2v46h-2zM107 68h4v46h-4zM114 68h6v46h-6z"
        fill="oklch(.2 .02 275)"
      />
      <path d="M118 44h10v118q0 28-28 28q18-6 18-30z" fill={shade} />
    </Drawing>
  );
}

export function Microscope({
  a = 'oklch(.30 .06 275)',
  b = 'oklch(.82 .16 75)',
  ...rest
}: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M36 176h128v12H36zM44 150h74v10H44z" fill={a} />
      <path d="M112 62q50 20 38 74q-8 30-38 40l-6-12q46-28 0-86z" fill={a} />
      <g transform="rotate(-24 100 80)">
        <path d="M84 40h34v74H84z" fill={b} />
        <path d="M90 14h22v26H90zM92 114h18v22H92z" fill={a} />
      </g>
    </Drawing>
  );
}

export function Tube({ a = 'oklch(.88 .06 155)', b = 'oklch(.50 .12 155)', ...rest }: GoodProps) {
  return (
    <Drawing {...rest}>
      <path d="M62 10h76l-8 146H70z" fill={a} />
      <path d="M60 8h80v12H60z" fill={shade} />
      <path d="M74 156h52v32H74z" fill={b} />
      <path
        d="M100 48q20 22 0 46q-20-24 0-46zM84 78q-10 4-8 18q12-2 14-12zM116 78q10 4 8 18q-12-2-14-12z"
        fill={b}
      />
      <path d="M78 112h44v6H78zM84 126h32v5H84z" fill={b} opacity=".7" />
      <path d="M124 10h14l-8 146h-12z" fill={shade} />
    </Drawing>
  );
}
