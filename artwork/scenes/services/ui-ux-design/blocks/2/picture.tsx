/** The same receipt twice, with the room that Bangla letters need. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { brand, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { Line, Receipt, Rule } from '#kit/receipt.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

/** The receipts show both languages to everybody; what is written beside them speaks the page's. */
export const words = inLanguages({ en: { pitch: '56' }, bn: { pitch: '৫৬' } });

/** the height of a row, which is written beside it, and where the first begins */
const pitch = 56;
const first = 174;

const rows = [
  ['চিনিগুঁড়া চাল, ৫ কেজি', '৮২৫', 'Chinigura rice, 5 kg', '825'],
  ['সয়াবিন তেল, ৫ লি.', '৯৪৫', 'Soybean oil, 5 L', '945'],
  ['মসুর ডাল, ৩ কেজি', '৪২০', 'Red lentil, 3 kg', '420'],
  ['হলুদ, ৫০০ গ্রাম', '১৫০', 'Turmeric, 500 g', '150'],
] as const;

function Paper({
  at,
  shop,
  total,
  sum,
  thanks,
  bangla,
}: {
  at: readonly [number, number];
  shop: string;
  total: string;
  sum: string;
  thanks: string;
  bangla?: boolean;
}) {
  return (
    <Receipt w={440} at={at} size={29}>
      <T size={37} weight={700} center>
        {shop}
      </T>
      <Rule />
      <Box>
        {rows.map(([name, amount, english, number]) => (
          <Box key={english} h={pitch} justify="center">
            <Line what={bangla ? name : english} amount={bangla ? amount : number} />
          </Box>
        ))}
      </Box>
      <Rule />
      <Box row justify="space-between">
        <T size={34} weight={700}>
          {total}
        </T>
        <T size={48} weight={700} leading={1.2} line>
          {sum}
        </T>
      </Box>
      <Rule />
      <T center weight={500}>
        {thanks}
      </T>
    </Receipt>
  );
}

function Glyph({
  at,
  children,
  parts,
}: {
  at: readonly [number, number];
  children: ReactNode;
  parts: string;
}) {
  return (
    <Box at={at} row gap={26} w={420} h={172} round={40} bg={shapla[700]} color="white" pad="0 40">
      <T size={112} weight={600} leading={1.2} line>
        {children}
      </T>
      <T size={44} weight={500} line>
        = {parts}
      </T>
    </Box>
  );
}

/** above the first row, and below each */
const guides = [0, 1, 2, 3, 4].map((row) => first + row * pitch);

export default function TwoLanguages({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.88 .05 285)' }}>
      <Paper
        bangla
        at={[120, 50]}
        shop="ধনেপাতা বাজার"
        total="সর্বমোট"
        sum="৳ ২,৩৪০"
        thanks="ধন্যবাদ, আবার আসবেন"
      />
      <Paper
        at={[640, 50]}
        shop="Dhonepata Bazar"
        total="Total"
        sum="৳ 2,340"
        thanks="Thank you, come again"
      />
      <svg aria-hidden="true" width={1200} height={900} style={{ position: 'absolute', inset: 0 }}>
        {guides.map((y) => (
          <path
            key={y}
            d={`M84 ${y}H1116`}
            stroke={brand[400]}
            strokeWidth="2.500"
            strokeDasharray="2 9"
            strokeLinecap="round"
          />
        ))}
        <path
          d={`M62 ${first}v${pitch}M48 ${first}h28M48 ${first + pitch}h28`}
          stroke={brand[700]}
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
      <T
        size={31}
        weight={700}
        color={brand[700]}
        style={{ position: 'absolute', left: 40, top: 244 }}
      >
        {words.pitch}
      </T>
      <Glyph at={[100, 690]} parts="গ + র">
        গ্র
      </Glyph>
      <Glyph at={[680, 690]} parts="ন + য">
        ন্য
      </Glyph>
    </Plate>
  );
}
