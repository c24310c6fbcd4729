/** A receipt of a grocery shortly before iftar, still in the printer. */
import { Box } from '#kit/box.tsx';
import { sum, taka } from '#kit/money.ts';
import { Entry, Seam, standing } from '#kit/paper.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.object;

export const words = inLanguages({
  en: {
    shop: 'Bhai Bhai Store',
    twin: 'ভাই ভাই স্টোর',
    till: 'Till 2 · 5:41 pm',
    lines: [
      ['Dates', '1 kg'],
      ['Chickpeas', '2 kg'],
      ['Puffed rice', '1 kg'],
      ['Onions', '2 kg'],
      ['Lemons', '4'],
    ],
    total: 'Total',
    cash: 'Cash',
    change: 'Change',
    thanks: 'Iftar is at 6:09',
  },
  bn: {
    shop: 'ভাই ভাই স্টোর',
    twin: '',
    till: 'কাউন্টার ২ · বিকেল ৫:৪১',
    lines: [
      ['খেজুর', '১ কেজি'],
      ['ছোলা', '২ কেজি'],
      ['মুড়ি', '১ কেজি'],
      ['পেঁয়াজ', '২ কেজি'],
      ['লেবু', '১ হালি'],
    ],
    total: 'মোট',
    cash: 'ক্যাশ',
    change: 'ফেরত',
    thanks: 'ইফতার ৬:০৯ মিনিটে',
  },
});

const amounts = [650, 240, 90, 130, 40];
const total = sum(amounts);
const given = 1_200;
const paper = 'oklch(.99 .006 88)';

type Words = (typeof words)['en'];

export default function Receipt({ words, language }: SceneProps<Words>) {
  const teeth = Array.from({ length: 26 }, () => 'l-15 22l-15-22').join('');
  const plain = (amount: number) => taka(amount, language).replace('৳\u00a0', '');
  return (
    <Scene size={size} bg="none">
      <Box at={[210, 110]} w={780} h={1340} style={{ rotate: '2.5deg', filter: standing }}>
        <svg aria-hidden="true" width="780" height="1340" style={{ position: 'absolute' }}>
          <defs>
            <linearGradient id="roll" x2="0" y2="1">
              <stop offset="0" stopColor="oklch(.3 .03 275)" stopOpacity=".55" />
              <stop offset=".07" stopColor="oklch(.3 .03 275)" stopOpacity="0" />
              <stop offset=".8" stopColor="oklch(.3 .03 275)" stopOpacity="0" />
              <stop offset=".93" stopColor="oklch(.5 .03 80)" stopOpacity=".2" />
              <stop offset="1" stopColor="oklch(1 0 0)" stopOpacity=".5" />
            </linearGradient>
          </defs>
          <path d={`M0 0H780V1316${teeth}Z`} fill={paper} />
          <path d={`M0 0H780V1316${teeth}Z`} fill="url(#roll)" />
        </svg>
        <Box at={[0, 0]} w={780} pad="98 62 0">
          <T head size={86} center line>
            {words.shop}
          </T>
          {words.twin && (
            <T size={42} weight={500} center line style={{ marginTop: 10 }}>
              {words.twin}
            </T>
          )}
          <T size={42} soft center line>
            {words.till}
          </T>
          <Box style={{ margin: '28px 0 24px' }}>
            <Seam />
          </Box>
          <Box gap={13}>
            {words.lines.map(([what, note], index) => (
              <Entry
                key={what}
                what={what}
                note={note}
                amount={plain(amounts[index] ?? 0)}
                size={54}
              />
            ))}
          </Box>
          <Box style={{ margin: '28px 0 14px' }}>
            <Seam />
          </Box>
          <Box row justify="space-between" align="baseline">
            <T size={62} weight={700} line>
              {words.total}
            </T>
            <T size={128} weight={800} font={fonts.grotesque} tracking={-0.02} leading={1.1} line>
              {taka(total, language)}
            </T>
          </Box>
          <Box gap={8} style={{ marginTop: 16 }}>
            <Entry what={words.cash} amount={plain(given)} size={50} />
            <Entry what={words.change} amount={plain(given - total)} size={50} />
          </Box>
          <Box
            center
            pad="16 0"
            round={18}
            bg="oklch(.24 .05 275)"
            color="oklch(1 0 0)"
            style={{ marginTop: 30 }}
          >
            <T size={54} weight={700} line>
              {words.thanks}
            </T>
          </Box>
        </Box>
      </Box>
      <Box at={[104, 54]} w={992} h={128} style={{ filter: standing }}>
        <svg aria-hidden="true" width="992" height="128">
          <rect width="992" height="128" rx="40" fill="oklch(.3 .05 275)" />
          <rect x="4" y="4" width="984" height="52" rx="26" fill="oklch(1 0 0/.1)" />
          <rect x="66" y="74" width="860" height="26" rx="13" fill="oklch(.12 .04 275)" />
          <circle cx="930" cy="40" r="12" fill="oklch(.8 .19 150)" />
          <path
            d="M64 40H260"
            stroke="oklch(.82 .16 75)"
            strokeWidth="6"
            strokeDasharray="19 14"
            strokeLinecap="round"
          />
        </svg>
      </Box>
    </Scene>
  );
}
