/** Three colleagues above the rooftops of Dhaka: the stock register on the table, and the same stock on a laptop. */
import type { ReactNode } from 'react';
import { digits } from '#kit/digits.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { fonts } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: { stock: 'Stock', day: '20 Nov', goods: { rice: 'Rice', oil: 'Oil', lentils: 'Lentils' } },
  bn: { stock: 'স্টক', day: '২০ নভেম্বর', goods: { rice: 'চাল', oil: 'তেল', lentils: 'ডাল' } },
});

const stock = [
  ['rice', 120],
  ['oil', 48],
  ['lentils', 60],
] as const;

export default function Office({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg="#e3e2fb">
      <svg aria-hidden="true" {...size} fill="none" fontFamily={fonts.anek} fontWeight="700">
        <RooftopsOutside />
        <Table />
        <Register />
        <Laptop>
          <text x="660" y="637" fontSize="29" fill="#fff">
            {words.stock}
          </text>
          <text x="936" y="635" fontSize="24" fontWeight="400" fill="#dcdcf7" textAnchor="end">
            {words.day}
          </text>
          {stock.map(([good, number], row) => (
            <g key={good} fontSize="29" fill="#1b1a4b">
              <text x="660" y={688 + 54 * row}>
                {words.goods[good]}
              </text>
              <text x="936" y={688 + 54 * row} textAnchor="end">
                {digits(number, language)}
              </text>
            </g>
          ))}
        </Laptop>
        <Tea />
        <WomanInSari />
        <ManInWaistcoat />
        <WomanInHijab />
      </svg>
    </Scene>
  );
}

const RooftopsOutside = () => (
  <>
    <path fill="#fbf8f1" d="M150 50h900v430H150z" />
    <path fill="#ffdf9f" d="M168 68h864v394H168z" />
    <circle cx="740" cy="180" r="62" fill="#ffc14d" />
    <path
      fill="#f0bfa6"
      d="M168 300h90v-60h110v40h80v-90h90v120h120v-70h100v50h110v-80h90v60h74v192H168z"
    />
    <path fill="#8f86cf" d="M168 360h130v-30h150v60h160v-44h120v30h140v-56h164v142H168z" />
    <path
      fill="#3d3a78"
      d="M192 312h52a5 5 0 0 1 5 5v43h-62v-43a5 5 0 0 1 5-5m588 12h50a5 5 0 0 1 5 5v47h-60v-47a5 5 0 0 1 5-5"
    />
    <g stroke="#3d3a78">
      <path strokeWidth="4" d="M340 330v-56m-18 12h36m-30 12h24m328 48v-44m-16 10h32" />
      <path strokeWidth="3" d="M168 250c200 60 420 60 864-40" />
    </g>
    <path fill="#fbf8f1" d="M452 60h16v410h-16zm280 0h16v410h-16z" />
    <path fill="#d3d0ee" d="M130 478h940v20H130z" />
  </>
);

const Table = () => (
  <>
    <path fill="#dca468" d="M0 500h1200v400H0z" />
    <path fill="#e6b47d" d="M0 500h1200v12H0z" />
    <path
      stroke="#fff0cf"
      strokeDasharray="18 14"
      strokeLinecap="round"
      strokeWidth="6"
      d="M13 528h1180"
    />
  </>
);

/** Registers are kept in Bangla, whatever the page speaks. */
const Register = () => (
  <g transform="translate(64 -40)scale(.82)">
    <path fill="#2b2394" d="M172 710h378l26 142H142z" />
    <path fill="#fffaf0" d="M182 704q84-8 180 6v136q-110-14-208-4z" />
    <path fill="#f6ecd8" d="M362 710q90-14 180-6l24 138q-104-10-204 4z" />
    <path fill="#ffdf9f" d="M172.5 754q92-6 189.5 3v43q-104-9-199-2z" />
    <path stroke="#e07a94" strokeWidth="2.5" d="m282 705-10 137" />
    <g fontSize="33" fill="#23226e">
      {stock.map(([good, number], row) => (
        <g key={good}>
          <text x={198 - 5 * row} y={747 + 43 * row}>
            {words.bn.goods[good]}
          </text>
          <text x="346" y={747 + 43 * row} textAnchor="end">
            {digits(number, 'bn')}
          </text>
        </g>
      ))}
    </g>
    <g textAnchor="middle">
      <text x="453" y="745" fontSize="32" fill="#b1425d">
        স্টক খাতা
      </text>
      <text x="455" y="787" fontSize="27" fontWeight="400" fill="#23226e">
        {words.bn.day}
      </text>
    </g>
    <path
      stroke="#23226e"
      strokeLinecap="round"
      strokeWidth="3.5"
      d="M404 822c10-22 22-26 20-8s10 6 18-4 8 14 20 6 12-18 20-4 18 2 34-4"
    />
  </g>
);

const Laptop = ({ children }: { children: ReactNode }) => (
  <g transform="translate(46 -192)">
    <path
      fill="#23225a"
      d="M644.6 590h306a12.6 12.6 0 0 1 12.6 12.6V824H632V602.6a12.6 12.6 0 0 1 12.6-12.6"
    />
    <path fill="#fff" d="M644.6 602.6h306v210.6h-306z" />
    <path fill="#3a2fb8" d="M644.6 602.6h306v48.6h-306z" />
    <path fill="#ffdf9f" d="M644.6 705.2h306v54h-306z" />
    {children}
    <path
      fill="#c3c4d8"
      d="M619.4 824h356.4l23.4 28.8a7.2 7.2 0 0 1-5.4 10.8H601.4a7.2 7.2 0 0 1-5.4-10.8z"
    />
    <path fill="#9496b6" d="M641 830.3h313.2l9 12.6H632z" />
  </g>
);

const Tea = () => (
  <g transform="translate(496 -262)">
    <ellipse cx="110" cy="806" rx="54" ry="13" fill="#efe7d8" />
    <path fill="#fff" d="M76 756h68c0 30-8 50-24 52h-20c-16-2-24-22-24-52" />
    <path stroke="#fff" strokeWidth="8" d="M140 766c26-4 24 26-4 24" />
    <ellipse cx="110" cy="756" rx="34" ry="8" fill="#b5673a" />
    <path
      stroke="#fbf8f1"
      strokeLinecap="round"
      strokeWidth="4"
      d="M102 738q-10-12 0-24m18 24q-10-12 0-24"
    />
  </g>
);

/** Shoulders, over the edge of the picture. */
const shoulders = 'M-232 900c2-70 46-112 120-132l60-18H52l60 18c74 20 118 62 120 132z';
const neck = 'M-38 690h76v70c-20 24-56 24-76 0z';

const WomanInSari = () => (
  <g transform="translate(128 34)" strokeLinecap="round">
    <path fill="#b1425d" d={shoulders} />
    <path fill="#c58a60" d={neck} />
    <path fill="#3a2fb8" d="M-150 900C-60 870 10 822 56 752l58 17c72 20 116 62 118 131z" />
    <path
      stroke="#ffb938"
      strokeLinecap="butt"
      strokeWidth="22"
      d="M-160 894C-58 862 14 812 58 744"
    />
    <path
      stroke="#3a2fb8"
      strokeDasharray="11 10"
      strokeWidth="4"
      d="M-154 893C-56 860 16 812 57 748"
    />
    <path
      stroke="#2a2194"
      strokeWidth="5"
      d="M150 800c-30 44-66 74-106 98M198 842c-16 22-36 42-58 56"
    />
    <g fill="#c58a60">
      <ellipse cx="-80" cy="650" rx="13" ry="22" />
      <ellipse cx="80" cy="650" rx="13" ry="22" />
    </g>
    <g fill="#ffb938">
      <circle cx="-82" cy="676" r="8" />
      <circle cx="82" cy="676" r="8" />
    </g>
    <path
      fill="#a9abbc"
      d="M0 538c-60 0-86 44-84 98 2 60 34 92 84 92s82-32 84-92c2-54-24-98-84-98"
    />
    <circle cy="676" r="50" fill="#85879b" />
    <path
      stroke="#d3d4de"
      strokeWidth="6"
      d="M-52 600c10-26 30-38 54-40M-30 668c6-18 20-26 36-24m22 30c0 22-18 32-34 28"
    />
  </g>
);

const ManInWaistcoat = () => (
  <g transform="translate(608 34)" strokeLinecap="round">
    <path fill="#fbf8f1" d={shoulders} />
    <path
      fill="#1d1e52"
      d="M-128 900c2-50-4-86-24-118l58-20c30 34 158 34 188 0l58 20c-20 32-26 68-24 118z"
    />
    <path stroke="#11123a" strokeWidth="5" d="M0 800v100" />
    <path fill="#b57a50" d={neck} />
    <path
      fill="#fbf8f1"
      stroke="#d4cfe0"
      strokeWidth="5"
      strokeLinejoin="round"
      d="M-58 744c36 16 80 16 116 0l14 34c-44 22-100 22-144 0z"
    />
    <path
      fill="#b57a50"
      d="M-78 636c-16-10-28 0-26 20s14 36 28 32zm156 0c16-10 28 0 26 20s-14 36-28 32z"
    />
    <path
      fill="#231a22"
      d="M-6 534c-62-2-84 44-80 104 2 42 12 66 24 80 38 18 86 18 124 0 12-14 22-38 24-80 4-60-24-104-92-104"
    />
    <path stroke="#54424f" strokeWidth="6" d="M-48 590c14-24 36-34 66-32" />
  </g>
);

const WomanInHijab = () => (
  <g transform="translate(1092 34)" strokeLinecap="round">
    <path fill="#767a8c" d={shoulders} />
    <path
      stroke="#565a6c"
      strokeWidth="6"
      d="M-150 812c16 28 22 56 22 88m272-88c-16 28-22 56-22 88"
    />
    <path
      fill="#d6457f"
      d="M0 530c-68 0-94 50-92 110 2 58-14 92-44 128 36 44 88 66 136 66s100-22 136-66c-30-36-46-70-44-128 2-60-24-110-92-110"
    />
    <path
      fill="#b02f68"
      d="M50 546c28 20 42 54 42 94-2 58 14 92 44 128-24 30-56 50-90 60 34-50 44-110 36-170-4-40-12-80-32-112"
    />
    <path
      stroke="#b9306a"
      strokeWidth="7"
      d="M-84 742c40 34 100 40 150 12M-58 690c26 22 66 26 98 8"
    />
    <path
      stroke="#fbf8f1"
      strokeDasharray="13 11"
      strokeWidth="5"
      d="M-128 770c40 40 84 54 128 54s88-14 128-54"
    />
  </g>
);
