import { GroceryItem } from '@nokshi/artwork/kit/demo/groceries.tsx';
import { Good as Hardware } from '@nokshi/artwork/kit/demo/hardware.tsx';
import { Panjabi } from '@nokshi/artwork/kit/demo/panjabi.tsx';
import * as grocery from '@nokshi/artwork/kit/goods/grocery.tsx';
import { Tube } from '@nokshi/artwork/kit/goods/health.tsx';
import { Soap } from '@nokshi/artwork/kit/goods/home.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';

type With = Picture['with'];

/** A kameez with its dupatta over one side. */
const ThreePiece = ({ cloth, trim, scarf }: With) => (
  <svg aria-hidden="true" width="100" height="120" viewBox="0 0 100 120">
    <path
      d="M38 8q12 10 24 0l20 12 8 34-12 4-8-18 8 66q-28 8-56 0l8-66-8 18-12-4 8-34z"
      fill={String(cloth)}
      stroke="#00000030"
      strokeWidth="1.5"
    />
    <path d="M38 8q12 10 24 0l-4 22q-8 8-16 0z" fill={String(trim)} />
    <path d="M22 98q28 8 56 0l1 8q-29 8-58 0z" fill={String(trim)} />
    <path d="M60 8q12 2 18 14 10 40 4 88-8 4-14 0 4-50-2-82-2-12-10-16z" fill={String(scarf)} />
    <path d="M68 102l14-1M68 96l14-1" stroke={String(trim)} strokeWidth="2" />
  </svg>
);

const Waistcoat = ({ cloth, trim }: With) => (
  <svg aria-hidden="true" width="100" height="120" viewBox="0 0 100 120">
    <path
      d="M30 10l10-4 10 40 10-40 10 4q0 20 8 32l2 60-28 10h-4l-28-10 2-60q8-12 8-32z"
      fill={String(cloth)}
      stroke="#00000030"
      strokeWidth="1.5"
    />
    <path d="M50 46v66M30 78h12M58 78h12" stroke="#00000040" strokeWidth="2" />
    <g fill={String(trim)}>
      {[56, 70, 84, 98].map((y) => (
        <circle key={y} cx="54" cy={y} r="2.500" />
      ))}
    </g>
  </svg>
);

/** A folded shawl. */
const Shawl = ({ cloth, trim }: With) => (
  <svg aria-hidden="true" width="100" height="120" viewBox="0 0 100 120">
    <path
      d="M14 22h72l4 70q-40 10-80 0z"
      fill={String(cloth)}
      stroke="#00000030"
      strokeWidth="1.5"
    />
    <path d="M13 34h74M13 42h74M11 80h78M11 72h78" stroke={String(trim)} strokeWidth="3" />
    <path
      d="M12 92v12M22 94v12M32 96v12M42 97v12M52 97v12M62 96v12M72 95v12M82 94v12"
      stroke={String(trim)}
      strokeWidth="2"
    />
  </svg>
);

const PaintTin = ({ a }: With) => (
  <svg aria-hidden="true" width="104" height="84" viewBox="0 0 104 84">
    <path d="M30 20q22-26 44 0" fill="none" stroke="#7d8791" strokeWidth="3" />
    <path d="M26 20h52v54q-26 8-52 0z" fill="#c6ced6" />
    <ellipse cx="52" cy="20" rx="26" ry="7" fill="#eef1f4" />
    <path d="M26 36h52v24H26z" fill={String(a ?? '#c8372d')} />
    <path d="M52 40q8 9 0 16q-8-7 0-16z" fill="#fff8e6" />
  </svg>
);

const Nails = () => (
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
const Wire = () => (
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

const Onion = () => (
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
function Sheet({ a }: With) {
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
const Meals = () => (
  <svg aria-hidden="true" width="64" height="34" viewBox="0 0 64 34">
    {['#ffd23f', '#ff7a45', '#3ecf8e'].map((colour, index) => (
      <rect key={colour} x={index * 23} width="18" height="34" rx="9" fill={colour} />
    ))}
  </svg>
);

/** A girder seen from its end. */
const Beam = ({ colour }: With) => (
  <svg aria-hidden="true" width="34" height="34" viewBox="0 0 34 34">
    <path d="M3 3h28v8H21v12h10v8H3v-8h10V11H3z" fill={String(colour ?? '#1f1a17')} />
  </svg>
);

const word = (given: With, name: string, otherwise: string) => String(given[name] ?? otherwise);

/** The two colours of a drawn thing, where the data give them. */
const colours = (given: With) => ({
  ...(given['a'] !== undefined && { a: String(given['a']) }),
  ...(given['b'] !== undefined && { b: String(given['b']) }),
});

const groceries = { ...grocery, Onion, Soap, Tube };

/** The drawings of tills, by name. */
export const tillDrawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  'till-grocery': (given) => {
    const name = word(given, 'of', 'Packet');
    const Drawn = Object.entries(groceries).find(([one]) => one === name)?.[1];
    if (!Drawn) {
      throw new Error(
        `there is no grocery ${name}; there are: ${Object.keys(groceries).join(', ')}`,
      );
    }
    return <Drawn {...colours(given)} />;
  },
  'till-bazaar': (given) => (
    <GroceryItem kind={given['of'] === 'potato' ? 'potato' : 'lentil'} size={120} />
  ),
  'till-hardware': (given) => <Hardware kind={word(given, 'of', 'rod')} />,
  'till-panjabi': (given) => (
    <Panjabi
      cloth={word(given, 'cloth', '#27367f')}
      trim={word(given, 'trim', '#e6b450')}
      size={100}
    />
  ),
  'till-three-piece': (given) => <ThreePiece {...given} />,
  'till-waistcoat': (given) => <Waistcoat {...given} />,
  'till-shawl': (given) => <Shawl {...given} />,
  'till-paint': (given) => <PaintTin {...given} />,
  'till-nails': () => <Nails />,
  'till-wire': () => <Wire />,
  'till-sheet': (given) => <Sheet {...given} />,
  'till-mark': (given) => (given['of'] === 'beam' ? <Beam {...given} /> : <Meals />),
};
