/** Four frames on paper: a parcel goes back, and its price comes home. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { marigold, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts } from '#kit/theme.ts';

export const size = sizes.block;

const pencil = 'oklch(.36 .02 275)';
const sketch = {
  fill: 'none',
  stroke: pencil,
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Frame({ no, words, children }: { no: number; words: string; children: ReactNode }) {
  return (
    <Box gap={14}>
      <Box
        w={506}
        h={290}
        bg="white"
        line={pencil}
        round={10}
        clip
        style={{ position: 'relative' }}
      >
        <svg aria-hidden="true" width={502} height={286} viewBox="0 0 502 286">
          {children}
        </svg>
        <Box at={[14, 14]} center w={48} h={48} round={24} bg={pencil} color="white">
          <T size={27} weight={700}>
            {no}
          </T>
        </Box>
      </Box>
      <T size={33} weight={500} leading={1.25}>
        {words}
      </T>
    </Box>
  );
}

const Parcel = ({ x, y, s = 1 }: { x: number; y: number; s?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>
    <path d="M0 30l60-26 62 26v66l-62 28-60-28z" fill={marigold[200]} />
    <path
      d="M0 30l60-26 62 26v66l-62 28-60-28zM0 30l60 28 62-28M60 58v66M30 17l62 27v26"
      {...sketch}
    />
  </g>
);

const Figure = ({ x, y, flip = 1 }: { x: number; y: number; flip?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${flip} 1)`}>
    <circle r="30" fill="white" />
    <circle r="30" {...sketch} />
    <path d="M-28-8q10-30 34-20q22 2 22 22" {...sketch} />
    <path
      d="M-36 120q-4-80 36-82q42 2 38 82M20 62q30 22 58 20M8 4h.1M20 4h.1M8 16q6 4 12 0"
      {...sketch}
    />
  </g>
);

export default function Storyboard() {
  return (
    <Plate ground={{ css: 'oklch(.93 .02 90)' }}>
      <Box at={[72, 44]} grid="506px 506px" gap={44} style={{ rowGap: 58 }}>
        <Frame no={1} words="“জুতাটা মাপে হলো না।”">
          <Figure x={160} y={110} />
          <Parcel x={236} y={136} />
          <path d="M380 286V70h90v216M400 180h.1" {...sketch} />
          <path d="M30 240h440" {...sketch} strokeWidth={3} />
        </Frame>
        <Frame no={2} words="“রাইডার এসে ফেরত নেন।”">
          <path
            d="M124 222a32 32 0 1 0 64 0a32 32 0 1 0-64 0M340 222a32 32 0 1 0 64 0a32 32 0 1 0-64 0"
            {...sketch}
          />
          <path
            d="M156 222l50-54h96l28-50h26M302 168l70 54M206 168l34 46h62M130 158h96"
            {...sketch}
          />
          <Parcel x={112} y={56} s={0.8} />
          <path d="M268 96q-26 24-22 66l44 14-20 38M266 108l34 26 32-14" {...sketch} />
          <circle cx="278" cy="66" r="28" fill={shapla[300]} />
          <circle cx="278" cy="66" r="28" {...sketch} />
          <path d="M282 70h22" {...sketch} />
          <path d="M40 258h430M30 120h50M24 156h40" {...sketch} strokeWidth={3} />
        </Frame>
        <Frame no={3} words="“দোকান দেখে টাকা ছাড়ে।”">
          <Figure x={350} y={104} flip={-1} />
          <Parcel x={110} y={126} />
          <path d="M60 252h400" {...sketch} />
          <circle cx="176" cy="84" r="34" fill="oklch(.82 .12 155)" />
          <path d="M160 84l12 12 22-24" {...sketch} strokeWidth={7} />
        </Frame>
        <Frame no={4} words="“এক হাজার আটশ পঞ্চাশ টাকা!”">
          <path d="M150 20h150q18 0 18 18v248H132V38q0-18 18-18z" fill="white" />
          <path d="M150 20h150q18 0 18 18v248M132 286V38q0-18 18-18M206 40h38" {...sketch} />
          <rect x="152" y="66" width="146" height="104" rx="16" fill={marigold[400]} />
          <text
            x="225"
            y="132"
            textAnchor="middle"
            fontSize="38"
            fontWeight="800"
            fill={pencil}
            fontFamily={fonts.grotesque}
          >
            ৳ 1,850
          </text>
          <text x="225" y="214" textAnchor="middle" fontSize="28" fontWeight="600" fill={pencil}>
            ফেরত এসেছে
          </text>
          <path
            d="M360 90l26-20M366 130h34M356 168l28 18M96 90L70 70M90 130H56M98 168l-28 18"
            {...sketch}
          />
        </Frame>
      </Box>
      <Thread
        d="M582 190H620M1134 190C1186 190 1190 418 1120 418H92C20 418 16 592 64 592M582 592H620"
        color={shapla[500]}
        width={8}
        dash="16 17"
      />
    </Plate>
  );
}
