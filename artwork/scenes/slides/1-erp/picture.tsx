/** The day of a trading house in its khata: bound in red cloth, sewn in white, and it adds up. */
import { Box } from '#kit/box.tsx';
import { sum, taka } from '#kit/money.ts';
import { Entry, Patch, paperGround, Seam, standing } from '#kit/paper.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame, StitchPath } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { fonts } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.object;

export const words = inLanguages({
  en: {
    house: 'Karim Traders',
    book: 'Day book · Chattogram',
    lines: ['Cash in hand', 'Sales', 'From dealers', 'Purchases', 'Wages'],
    total: 'Left',
    stamp: 'It adds up',
  },
  bn: {
    house: 'করিম ট্রেডার্স',
    book: 'দৈনিক খাতা · চট্টগ্রাম',
    lines: ['হাতে ক্যাশ', 'বিক্রি', 'ডিলারের জমা', 'কেনা', 'মজুরি'],
    total: 'রইল',
    stamp: 'হিসাব মিলেছে',
  },
});

const amounts = [118_400, 236_500, 92_000, -145_000, -38_600];
const cloth = 'oklch(.5 .19 25)';
const red = 'oklch(.5 .18 22)';
const width = 960;
const height = 1300;

type Words = (typeof words)['en'];

export default function Khata({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg="none">
      <Box at={[118, 88]} w={width} h={height} style={{ rotate: '-3deg', filter: standing }}>
        <Box
          at={[0, 0]}
          w={width}
          h={height}
          round="22px 34px 34px 22px"
          style={{
            background: `linear-gradient(100deg,oklch(0 0 0/.3),transparent 9%,oklch(1 0 0/.1) 11%,transparent 30%),${cloth}`,
          }}
        >
          <StitchFrame
            w={width - 24}
            h={height - 24}
            round={24}
            color="oklch(.97 .02 85)"
            width={6}
            dash="20 15"
            style={{ position: 'absolute', left: 12, top: 12 }}
          />
          <StitchPath
            w={90}
            h={height}
            d={`M46 60V${height - 60}M76 60V${height - 60}`}
            color="oklch(.97 .02 85)"
            width={7}
            dash="24 18"
            style={{ position: 'absolute', left: 0, top: 0 }}
          />
        </Box>
        {[18, 12, 6].map((under) => (
          <Box
            key={under}
            at={[112 + under, 48 + under]}
            w={798}
            h={1196}
            round={8}
            bg="oklch(.93 .02 82)"
            style={{ boxShadow: '2px 2px 2px oklch(.3 .08 30/.35)' }}
          />
        ))}
        <Box
          at={[112, 48]}
          w={798}
          h={1196}
          pad="56 52 0 62"
          round="4px 8px 8px 4px"
          style={{
            background: `linear-gradient(90deg,oklch(.4 .05 60/.3),transparent 7%),linear-gradient(90deg,transparent 424px,oklch(.62 .16 22/.5) 424px 427px,transparent 427px 434px,oklch(.62 .16 22/.5) 434px 437px,transparent 437px) 0 245px/100% 570px no-repeat,repeating-linear-gradient(oklch(.6 .1 265/0) 0 104px,oklch(.6 .1 265/.28) 104px 107px) 0 138px,${paperGround}`,
          }}
        >
          <T head size={84} line>
            {words.house}
          </T>
          <T size={42} weight={500} color={red} line style={{ marginTop: 6 }}>
            {words.book}
          </T>
          <Box gap={0} style={{ marginTop: 62 }}>
            {words.lines.map((what, index) => {
              const amount = amounts[index] ?? 0;
              return (
                <Box
                  key={what}
                  h={107}
                  justify="flex-end"
                  style={{ paddingBottom: language === 'bn' ? 29 : 14 }}
                >
                  <Entry
                    what={what}
                    amount={taka(amount, language).replace('৳\u00a0', '')}
                    size={54}
                    {...(amount < 0 ? { color: red } : {})}
                  />
                </Box>
              );
            })}
          </Box>
          <Box style={{ marginTop: 34 }}>
            <Seam color={red} width={6} />
          </Box>
          <Box row justify="space-between" align="baseline" style={{ marginTop: 26 }}>
            <T size={58} weight={700} line>
              {words.total}
            </T>
            <T size={104} weight={800} font={fonts.grotesque} tracking={-0.02} leading={1.1} line>
              {taka(sum(amounts), language)}
            </T>
          </Box>
        </Box>
      </Box>
      <Patch at={[640, 1300]} turn={-7}>
        {words.stamp}
      </Patch>
    </Scene>
  );
}
