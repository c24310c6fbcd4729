/** Four drawn frames: a shoe is too small, it goes back, and its price comes home. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Shoe } from '#kit/goods/cloth.tsx';
import { Motorbike } from '#kit/goods/transport.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { accent, brand, ink, muslin, paddy, shapla, white } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    small: '“The shoe does not fit.”',
    fetched: '“The rider takes it back.”',
    checked: '“The shop looks, then pays.”',
    home: '“Eighteen hundred and fifty!”',
    back: 'Return',
    refunded: 'Refunded',
  },
  bn: {
    small: '“জুতাটা মাপে হলো না।”',
    fetched: '“রাইডার এসে ফেরত নেন।”',
    checked: '“দোকান দেখে টাকা ছাড়ে।”',
    home: '“এক হাজার আটশ পঞ্চাশ টাকা!”',
    back: 'ফেরত',
    refunded: 'ফেরত এসেছে',
  },
});

const frame = { w: 520, h: 312 };
const skin = 'oklch(.73 .085 58)';
const skinShade = 'oklch(.66 .095 50)';
const leather = 'oklch(.45 .12 30)';
const card = 'oklch(.78 .08 70)';
const cardShade = 'oklch(.68 .09 65)';
const teal = 'oklch(.55 .10 195)';

interface FrameProps {
  no: string;
  words: string;
  bg: string;
  children: ReactNode;
}

function Frame({ no, words, bg, children }: FrameProps) {
  return (
    <Box gap={12}>
      <Box
        {...frame}
        bg={bg}
        round={18}
        clip
        style={{ position: 'relative', border: `6px solid ${white}` }}
      >
        {children}
        <Box at={[14, 14]} center w={50} h={50} round={25} bg={ink} color={white}>
          <T size={29} weight={700}>
            {no}
          </T>
        </Box>
      </Box>
      <T size={34} weight={600} leading={1.25} line>
        {words}
      </T>
    </Box>
  );
}

function Drawn({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={frame.w}
      height={frame.h}
      viewBox={`0 0 ${frame.w} ${frame.h}`}
      style={{ position: 'absolute', left: -6, top: -6 }}
    >
      {children}
    </svg>
  );
}

/** A shoe box, open or shut, with its size on the side; 150 × 110. */
function ShoeBox({
  x,
  y,
  measure,
  open,
}: {
  x: number;
  y: number;
  measure: string;
  open?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {open ? (
        <path d="M8 30L-26-24L126-24L142 30z" fill={cardShade} />
      ) : (
        <path d="M-6 12h162v30H-6z" fill="oklch(.84 .07 75)" />
      )}
      <path d="M2 34h146v78H2z" fill={card} />
      <path d="M2 34h146v10H2z" fill={cardShade} />
      <rect x="84" y="58" width="52" height="40" rx="6" fill={white} />
      <text x="110" y="88" textAnchor="middle" fontSize="30" fontWeight="700" fill={ink}>
        {measure}
      </text>
    </g>
  );
}

function TooSmall({ measure }: { measure: string }) {
  return (
    <>
      <Drawn>
        <path d="M0 244h520v68H0z" fill="oklch(.86 .07 62)" />
        <path d="M0 262h520M0 288h520" stroke="oklch(.80 .08 60)" strokeWidth="3" />
        <path
          d="M116-10h84l-6 104q4 46 24 84l-6 26h-84q-38-2-46-30q-4-22 22-42q14-34 12-72z"
          fill={skin}
        />
        <path d="M108 134q-24 18-20 38q4 16 20 24q-6-30 8-52z" fill={skinShade} />
        <path
          d="M150 120q12-8 22 4"
          fill="none"
          stroke={skinShade}
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M96-10h122l-8 64q-52 22-106 0z" fill={teal} />
        <path d="M104 44q52 22 107 0l-2 14q-52 22-104 0z" fill={accent[400]} />
        <ShoeBox x={348} y={132} measure={measure} />
      </Drawn>
      <Shoe size={256} a={leather} style={{ position: 'absolute', left: 96, top: 70 }} />
      <Drawn>
        <g fill="none" stroke={shapla[500]} strokeWidth="7" strokeLinecap="round">
          <path d="M62 132l-26-12M58 162H30M66 190l-24 14" />
        </g>
      </Drawn>
    </>
  );
}

function Fetched({ back }: { back: string }) {
  return (
    <>
      <Drawn>
        <circle cx="432" cy="70" r="34" fill={accent[200]} />
        <path d="M0 130h70V84h86v46h54V60h74v70h62V96h80v34h94v124H0z" fill="oklch(.80 .06 240)" />
        <path
          d="M96 104h16v18H96zM126 104h16v18h-16zM226 82h16v18h-16zM254 82h16v18h-16zM366 114h16v16h-16zM396 114h16v16h-16z"
          fill="oklch(.93 .04 95)"
        />
        <path d="M0 246h520v66H0z" fill="oklch(.52 .02 275)" />
        <path
          d="M14 284h492"
          stroke={white}
          strokeWidth="6"
          strokeDasharray="34 26"
          strokeLinecap="round"
          opacity=".8"
        />
        <path
          d="M48 150h46M30 182h52M52 214h34"
          stroke={white}
          strokeWidth="7"
          strokeLinecap="round"
        />
      </Drawn>
      <Motorbike
        size={290}
        a={shapla[500]}
        b={brand[950]}
        style={{ position: 'absolute', left: 110, top: 22 }}
      />
      <Drawn>
        <g strokeLinecap="round" strokeLinejoin="round" fill="none">
          <path d="M246 176l52 12l-8 50" stroke={brand[800]} strokeWidth="28" />
          <path d="M284 246h26" stroke={ink} strokeWidth="18" />
          <path d="M242 164l14-54" stroke={paddy[500]} strokeWidth="50" />
          <path d="M262 104l36 30l24-16" stroke={paddy[700]} strokeWidth="20" />
        </g>
        <circle cx="320" cy="119" r="11" fill={skin} />
        <path d="M252 52h44v26q0 20-22 20t-22-20z" fill={skin} />
        <path d="M238 62q-2-42 36-42q36 0 38 34q-22 10-44 8v28q-28 4-30-28z" fill={accent[400]} />
        <path d="M274 52q26 2 38-8l4 18q-20 8-42 4z" fill={brand[950]} />
        <path d="M137 92h80v66h-80z" fill={card} />
        <path d="M137 92h80v14h-80z" fill={cardShade} />
        <text x="177" y="141" textAnchor="middle" fontSize="24" fontWeight="700" fill={ink}>
          {back}
        </text>
      </Drawn>
    </>
  );
}

function Checked({ measure }: { measure: string }) {
  return (
    <>
      <Drawn>
        <path d="M0 62h520v12H0zM0 152h520v12H0z" fill="oklch(.70 .09 62)" />
        {[92, 176, 438].map((x) => (
          <path key={x} d={`M${x} 18h66v44h-66z`} fill={x === 176 ? teal : shapla[300]} />
        ))}
        {[24, 102, 180].map((x) => (
          <path key={x} d={`M${x} 108h66v44h-66z`} fill={x === 102 ? brand[400] : accent[400]} />
        ))}
        <path d="M448 108h60v44h-60z" fill={teal} />
      </Drawn>
      <Box at={[254, 22]}>
        <Person
          size={232}
          bg="none"
          round={0}
          hair="cap"
          wear="panjabi"
          beard="full"
          cloth={brand[700]}
          cloth2={white}
        />
      </Box>
      <Drawn>
        <path d="M0 238h520v74H0z" fill="oklch(.55 .10 50)" />
        <path d="M0 238h520v14H0z" fill="oklch(.65 .10 55)" />
        <ShoeBox x={74} y={126} measure={measure} open />
      </Drawn>
      <Shoe size={128} a={leather} style={{ position: 'absolute', left: 72, top: 60 }} />
      <Drawn>
        <path d="M76 160h146v78H76z" fill={card} />
        <path d="M76 160h146v10H76z" fill={cardShade} />
        <rect x="90" y="184" width="52" height="40" rx="6" fill={white} />
        <text x="116" y="214" textAnchor="middle" fontSize="30" fontWeight="700" fill={ink}>
          {measure}
        </text>
        <circle cx="240" cy="166" r="36" fill={paddy[500]} stroke={white} strokeWidth="6" />
        <path
          d="M224 166l12 13l22-25"
          fill="none"
          stroke={white}
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Drawn>
    </>
  );
}

function Refunded({ done, price }: { done: string; price: string }) {
  return (
    <>
      <Box at={[24, 62]}>
        <Person
          size={248}
          bg="none"
          round={0}
          hair="long"
          wear="kameez"
          cloth={teal}
          cloth2={accent[400]}
        />
      </Box>
      <Drawn>
        <path d="M236 322q-6-52 40-74l34 8v66z" fill={skin} />
        <path d="M430 322v-58q26-20 40-6q22 34 6 64z" fill={skin} />
      </Drawn>
      <Box at={[270, 34]} w={182} h={340} round={30} bg={ink} pad={8} shadow>
        <Box grow round={22} bg={white} pad="24 0 0">
          <Box center gap={4} pad="6 0">
            <Icon name="tabler:circle-check-filled" size={52} color={paddy[500]} />
            <T size={26} weight={600} line leading={1.3}>
              {done}
            </T>
          </Box>
          <Box center h={80} bg={accent[400]} style={{ margin: '6px 10px', borderRadius: 16 }}>
            <T head size={34} line>
              {price}
            </T>
          </Box>
        </Box>
      </Box>
      <Drawn>
        <g fill="none" stroke={skin} strokeWidth="24" strokeLinecap="round">
          <path d="M272 258l18 8M272 286l20 6M274 314l18 4" />
        </g>
        <path d="M474 256q-34-8-46 18q8 18 28 8z" fill={skin} />
      </Drawn>
    </>
  );
}

export default function Storyboard({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.88 .035 85)' }}>
      <Box at={[58, 58]} grid="520px 520px" gap={44} style={{ rowGap: 54 }}>
        <Frame no={digits(1, language)} words={words.small} bg={muslin[100]}>
          <TooSmall measure={digits(40, language)} />
        </Frame>
        <Frame no={digits(2, language)} words={words.fetched} bg="oklch(.90 .05 235)">
          <Fetched back={words.back} />
        </Frame>
        <Frame no={digits(3, language)} words={words.checked} bg="oklch(.90 .05 75)">
          <Checked measure={digits(40, language)} />
        </Frame>
        <Frame no={digits(4, language)} words={words.home} bg={brand[200]}>
          <Refunded done={words.refunded} price={taka(1850, language)} />
        </Frame>
      </Box>
      <Thread
        d="M584 214H616M1148 214C1190 214 1190 450 1130 450H84C18 450 18 644 52 644M584 644H616"
        color={shapla[500]}
        width={8}
        dash="16 17"
      />
    </Plate>
  );
}
