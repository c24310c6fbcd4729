import type { Picture } from '../../../demo/picture.ts';

/** Goods and marks that no picture of the gallery had drawn yet, and `with` what each is drawn. */
type With = Picture['with'];

export const PaintTin = ({ a }: With) => (
  <svg aria-hidden="true" width="104" height="84" viewBox="0 0 104 84">
    <path d="M30 20q22-26 44 0" fill="none" stroke="#7d8791" strokeWidth="3" />
    <path d="M26 20h52v54q-26 8-52 0z" fill="#c6ced6" />
    <ellipse cx="52" cy="20" rx="26" ry="7" fill="#eef1f4" />
    <path d="M26 36h52v24H26z" fill={String(a ?? '#c8372d')} />
    <path d="M52 40q8 9 0 16q-8-7 0-16z" fill="#fff8e6" />
  </svg>
);

export const Nails = () => (
  <svg aria-hidden="true" width="104" height="84" viewBox="0 0 104 84">
    {[-34, -8, 20, 46].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 52 66)`} fill="#7d8791">
        <path d="M42 12h20v6H42z" />
        <path d="M49 18h6v46l-3 8-3-8z" fill="#98a2ab" />
      </g>
    ))}
  </svg>
);

/** A coil of binding wire. */
export const Wire = () => (
  <svg aria-hidden="true" width="104" height="84" viewBox="0 0 104 84">
    {[34, 29, 24].map((radius) => (
      <ellipse
        key={radius}
        cx="52"
        cy="42"
        rx={radius * 1.3}
        ry={radius}
        fill="none"
        stroke={radius === 29 ? '#98a2ab' : '#59636d'}
        strokeWidth="4"
      />
    ))}
    <path d="M94 46q8 10-6 24" fill="none" stroke="#59636d" strokeWidth="4" />
  </svg>
);

export const Onion = () => (
  <svg aria-hidden="true" width="200" height="200" viewBox="0 0 200 200">
    <path d="M100 60q70 10 70 62 0 56-70 58-70-2-70-58 0-52 70-62z" fill="#b0476a" />
    <path d="M100 60q-8-24 6-44l10 6q-10 18-6 38z" fill="#c9a86a" />
    <path
      d="M100 62q-34 40 0 116M100 62q34 40 0 116M66 76q-30 50 4 96M134 76q30 50-4 96"
      fill="none"
      stroke="#7f2c4a"
      strokeWidth="4"
    />
  </svg>
);

/** Corrugated roofing. */
export function Sheet({ a }: With) {
  const colour = String(a ?? '#a9b7c4');
  return (
    <svg aria-hidden="true" width="104" height="84" viewBox="0 0 104 84">
      {[0, 1, 2].map((row) => (
        <path
          key={row}
          d={`M8 ${22 + row * 18}q7-12 15 0t15 0t15 0t15 0t15 0t13 0v12q-6 12-13 0t-15 0t-15 0t-15 0t-15 0t-15 0z`}
          fill={colour}
          stroke="#59636d"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}

/** Three pills for three meals. */
export const Meals = () => (
  <svg aria-hidden="true" width="64" height="34" viewBox="0 0 64 34">
    {['#ffd23f', '#ff7a45', '#3ecf8e'].map((colour, index) => (
      <rect key={colour} x={index * 23} width="18" height="34" rx="9" fill={colour} />
    ))}
  </svg>
);

/** A girder seen from its end. */
export const Beam = ({ colour }: With) => (
  <svg aria-hidden="true" width="34" height="34" viewBox="0 0 34 34">
    <path d="M3 3h28v8H21v12h10v8H3v-8h10V11H3z" fill={String(colour ?? '#1f1a17')} />
  </svg>
);
