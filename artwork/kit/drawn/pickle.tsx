/** Tentul Pickles: its mark, its jar and its carton. */
import { fonts } from '../theme.ts';

export const tentul = {
  green: 'oklch(.40 .10 150)',
  leaf: 'oklch(.58 .14 145)',
  yellow: 'oklch(.87 .16 95)',
  pod: 'oklch(.47 .10 45)',
  cream: 'oklch(.975 .03 100)',
};

/** A tamarind pod with two leaves in a square of 100. */
export function TentulMark({
  size,
  pod = tentul.pod,
  leaf = tentul.leaf,
}: {
  size: number;
  pod?: string;
  leaf?: string;
}) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 100 100">
      <TentulShape pod={pod} leaf={leaf} />
    </svg>
  );
}

function TentulShape({ pod, leaf }: { pod: string; leaf: string }) {
  return (
    <g>
      <path
        d="M62 22q22 6 16 24q8 12-6 20q2 14-16 14q-10 12-22 2q-16 2-14-12q0-6 6-7q6 0 8 5q6 3 9-4q0-8 9-8q1-10 8-14q-2-10 2-20z"
        fill={pod}
      />
      <path
        d="M62 24q-2-12 6-20"
        fill="none"
        stroke={pod}
        strokeWidth="4.500"
        strokeLinecap="round"
      />
      <path d="M60 20Q34 22 26 4Q52 2 60 20zM70 16Q74-2 96 4Q92 24 70 16z" fill={leaf} />
    </g>
  );
}

/** A jar with its label; 260 × 380. */
export function PickleJar({ w }: { w: number }) {
  return (
    <svg aria-hidden="true" width={w} height={(w * 380) / 260} viewBox="0 0 260 380">
      <ellipse cx="130" cy="370" rx="116" ry="10" fill="oklch(.3 .08 120/.25)" />
      <path
        d="M50 60h160v22q34 14 34 54v190q0 42-42 42H58q-42 0-42-42V136q0-40 34-54z"
        fill="oklch(.62 .14 62)"
      />
      <path d="M30 150q100-26 200 0v180q0 26-28 26H58q-28 0-28-26z" fill="oklch(.52 .13 55)" />
      {[
        [70, 150, 20],
        [190, 156, 24],
        [60, 334, 20],
        [130, 336, 24],
        [204, 334, 20],
        [130, 148, 16],
      ].map(([x, y, r]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r={r} fill="oklch(.42 .11 48)" />
      ))}
      <path d="M34 140q10-40 30-48v240q-22 0-30-20z" fill="oklch(1 0 0/.2)" />
      <rect x="38" y="6" width="184" height="58" rx="14" fill={tentul.green} />
      <path
        d="M60 10v50M84 10v50M108 10v50M132 10v50M156 10v50M180 10v50M204 10v50"
        stroke="oklch(.34 .09 150)"
        strokeWidth="5"
      />
      <path d="M16 174h228v138H16z" fill={tentul.yellow} />
      <path d="M16 174h228v12H16zM16 300h228v12H16z" fill={tentul.green} />
      <g transform="translate(108 192) scale(.44)">
        <TentulShape pod={tentul.pod} leaf={tentul.leaf} />
      </g>
      <text
        x="130"
        y="264"
        textAnchor="middle"
        fontFamily={fonts.anek}
        fontWeight="800"
        fontSize="28"
        fill={tentul.green}
      >
        তেঁতুলের আচার
      </text>
      <text x="130" y="292" textAnchor="middle" fontWeight="600" fontSize="16" fill={tentul.green}>
        Sweet tamarind, 400 g
      </text>
    </svg>
  );
}

/** A delivery carton with the mark; 420 × 330. */
export function PickleCarton({ w }: { w: number }) {
  return (
    <svg aria-hidden="true" width={w} height={(w * 330) / 420} viewBox="0 0 420 330">
      <ellipse cx="210" cy="318" rx="200" ry="12" fill="oklch(.3 .08 120/.25)" />
      <path d="M10 90l110-60h290l-90 60z" fill="oklch(.78 .07 75)" />
      <path d="M10 90h310v226H10z" fill="oklch(.72 .08 70)" />
      <path d="M320 90l90-60v216l-90 70z" fill="oklch(.62 .08 66)" />
      <path d="M140 90h52v46h-52zM140 90l100-60h46l-94 60z" fill={tentul.green} opacity=".9" />
      <g transform="translate(38 186) scale(.84)">
        <TentulShape pod={tentul.green} leaf={tentul.green} />
      </g>
      <text
        x="134"
        y="234"
        fontFamily={fonts.anek}
        fontWeight="800"
        fontSize="46"
        fill={tentul.green}
      >
        তেঁতুল
      </text>
      <text
        x="136"
        y="274"
        fontFamily={fonts.grotesque}
        fontWeight="700"
        fontSize="21.500"
        fill={tentul.green}
      >
        Tentul Pickles
      </text>
    </svg>
  );
}
