/** A POS sale screen at three stages of its design; 600 × 430. */

import { digits } from '../digits.ts';
import { Bread, Packet } from '../goods/grocery.tsx';
import { Cup } from '../goods/home.tsx';
import { grouped, sum, taka } from '../money.ts';
import { fonts } from '../theme.ts';
import type { SceneProps } from '../words.ts';

const goods = {
  toast: { price: 60, color: 'oklch(.82 .12 75)' },
  chips: { price: 90, color: 'oklch(.72 .16 45)' },
  biscuits: { price: 120, color: 'oklch(.80 .09 65)' },
  noodles: { price: 85, color: 'oklch(.86 .14 95)' },
  tea: { price: 50, color: 'oklch(.76 .15 60)' },
  cake: { price: 140, color: 'oklch(.78 .10 20)' },
};

type Good = keyof typeof goods;

const bill: readonly (readonly [count: number, good: Good])[] = [
  [4, 'biscuits'],
  [2, 'cake'],
  [2, 'tea'],
];
const total = sum(bill.map(([count, good]) => count * goods[good].price));

const looks = {
  pencil: {
    paper: 'oklch(.99 .008 90)',
    ink: 'oklch(.42 .01 275)',
    fill: 'none',
    side: 'none',
    line: 'oklch(.5 .01 275)',
    pay: 'none',
    payInk: 'oklch(.42 .01 275)',
  },
  grey: {
    paper: 'white',
    ink: 'oklch(.42 .005 275)',
    fill: 'oklch(.91 .003 275)',
    side: 'oklch(.955 .002 275)',
    line: 'oklch(.82 .003 275)',
    pay: 'oklch(.55 .005 275)',
    payInk: 'white',
  },
  colour: {
    paper: 'oklch(.985 .01 200)',
    ink: 'oklch(.25 .05 215)',
    fill: 'white',
    side: 'oklch(.48 .09 200)',
    line: 'oklch(.89 .02 210)',
    pay: 'oklch(.82 .16 75)',
    payInk: 'oklch(.25 .05 215)',
  },
};

interface ScreenWords {
  shop: string;
  goods: Record<Good, string>;
  bill: string;
  pay: string;
}

interface SaleScreenProps extends SceneProps<ScreenWords> {
  w: number;
  stage: keyof typeof looks;
}

export function SaleScreen({ w, stage, words, language }: SaleScreenProps) {
  const look = looks[stage];
  const pencil = stage === 'pencil';
  const onSide = stage === 'colour' ? 'white' : look.ink;
  const draw = {
    stroke: look.line,
    strokeWidth: pencil ? 3.5 : 2,
    strokeLinejoin: 'round',
  } as const;
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={(w * 430) / 600}
      viewBox="0 0 600 430"
      style={{ borderRadius: pencil ? 4 : 18 }}
    >
      <rect width="600" height="430" fill={look.paper} />
      {pencil ? (
        <path
          d="M0 40h600M0 80h600M0 120h600M0 160h600M0 200h600M0 240h600M0 280h600M0 320h600M0 360h600M0 400h600"
          stroke="oklch(.90 .03 235)"
          strokeWidth="1.500"
        />
      ) : null}
      <text
        x="26"
        y="52"
        fontSize="32"
        fontWeight="700"
        fill={look.ink}
        fontFamily={fonts.grotesque}
      >
        {words.shop}
      </text>
      {(Object.keys(goods) as Good[]).map((good, index) => {
        const { price, color } = goods[good];
        const x = 24 + (index % 3) * 112;
        const y = 78 + Math.floor(index / 3) * 168;
        return (
          <g key={good}>
            <rect
              x={x}
              y={y}
              width="100"
              height="154"
              rx={pencil ? 3 : 14}
              fill={look.fill}
              {...draw}
            />
            {stage === 'colour' ? (
              <g transform={`translate(${x + 12} ${y + 8})`}>
                {good === 'toast' ? (
                  <Bread size={76} />
                ) : good === 'tea' ? (
                  <Cup size={76} a={color} />
                ) : (
                  <Packet size={76} a={color} />
                )}
              </g>
            ) : null}
            {stage === 'grey' || pencil ? (
              <path
                d={`M${x + 16} ${y + 16}h68v62h-68zl68 62M${x + 84} ${y + 16}l-68 62`}
                fill="none"
                {...draw}
              />
            ) : null}
            <text
              x={x + 50}
              y={y + 108}
              textAnchor="middle"
              fontSize="20"
              fontWeight="600"
              fill={look.ink}
            >
              {words.goods[good]}
            </text>
            <text
              x={x + 50}
              y={y + 138}
              textAnchor="middle"
              fontSize="22"
              fontWeight="700"
              fill={look.ink}
            >
              {taka(price, language)}
            </text>
          </g>
        );
      })}
      <rect
        x="372"
        y={pencil ? 20 : 0}
        width={pencil ? 208 : 228}
        height={pencil ? 390 : 430}
        fill={look.side}
        {...(pencil ? draw : {})}
      />
      <text x="396" y="56" fontSize="28" fontWeight="700" fill={onSide}>
        {words.bill}
      </text>
      {bill.map(([count, good], index) => (
        <g key={good} fontSize="23" fill={onSide}>
          <text x="396" y={108 + index * 46}>
            {digits(count, language)} {words.goods[good]}
          </text>
          <text x="566" y={108 + index * 46} textAnchor="end" fontWeight="600">
            {grouped(count * goods[good].price, language)}
          </text>
        </g>
      ))}
      <path d="M396 232h170" stroke={onSide} strokeWidth="3" opacity=".7" />
      <text
        x="566"
        y="296"
        textAnchor="end"
        fontSize="52"
        fontWeight="700"
        fill={onSide}
        fontFamily={fonts.grotesque}
      >
        {taka(total, language)}
      </text>
      <rect
        x="392"
        y="330"
        width="178"
        height="66"
        rx={pencil ? 4 : 33}
        fill={look.pay}
        {...(pencil ? draw : {})}
      />
      <text x="481" y="374" textAnchor="middle" fontSize="30" fontWeight="700" fill={look.payInk}>
        {words.pay}
      </text>
    </svg>
  );
}
