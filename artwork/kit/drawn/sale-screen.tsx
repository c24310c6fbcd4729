/** A POS sale screen at three stages of its design; 600 × 430. */
import { Bread, Packet } from '../goods/grocery.tsx';
import { Cup } from '../goods/home.tsx';
import { fonts } from '../theme.ts';

const goods = [
  ['Toast', '৳ 60', 'oklch(.82 .12 75)'],
  ['Chips', '৳ 90', 'oklch(.72 .16 45)'],
  ['Biscuits', '৳ 120', 'oklch(.80 .09 65)'],
  ['Noodles', '৳ 85', 'oklch(.86 .14 95)'],
  ['Tea', '৳ 50', 'oklch(.76 .15 60)'],
  ['Cake', '৳ 140', 'oklch(.78 .10 20)'],
] as const;

const bill = [
  ['4 Biscuits', '480'],
  ['2 Cake', '280'],
  ['2 Tea', '100'],
] as const;

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

export function SaleScreen({ w, stage }: { w: number; stage: keyof typeof looks }) {
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
        Chalta Foods
      </text>
      {goods.map(([name, price, color], index) => {
        const x = 24 + (index % 3) * 112;
        const y = 78 + Math.floor(index / 3) * 168;
        return (
          <g key={name}>
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
                {name === 'Toast' ? (
                  <Bread size={76} />
                ) : name === 'Tea' ? (
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
              {name}
            </text>
            <text
              x={x + 50}
              y={y + 138}
              textAnchor="middle"
              fontSize="22"
              fontWeight="700"
              fill={look.ink}
            >
              {price}
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
        Bill
      </text>
      {bill.map(([what, amount], index) => (
        <g key={what} fontSize="23" fill={onSide}>
          <text x="396" y={108 + index * 46}>
            {what}
          </text>
          <text x="566" y={108 + index * 46} textAnchor="end" fontWeight="600">
            {amount}
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
        ৳ 860
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
        Pay
      </text>
    </svg>
  );
}
