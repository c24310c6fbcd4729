/** Three vendors, twelve tasks, five years of cost. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { taka } from '#kit/money.ts';
import { accent, muslin } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    clinic: 'Hasnahena Clinic, 12 tasks',
    how: 'shown with the clinic’s own bills and reports',
    vendors: { a: 'Vendor A', b: 'Vendor B', c: 'Vendor C' },
    years: 'Five years',
    marks: ['not shown', 'with help', 'done'],
  },
  bn: {
    clinic: 'হাসনাহেনা ক্লিনিক, ১২টি কাজ',
    how: 'ক্লিনিকের নিজের বিল ও রিপোর্ট দিয়ে দেখানো',
    vendors: { a: 'ভেন্ডর ক', b: 'ভেন্ডর খ', c: 'ভেন্ডর গ' },
    years: 'পাঁচ বছরে',
    marks: ['দেখাতে পারেনি', 'সাহায্য নিয়ে', 'পেরেছে'],
  },
});

const theme = themed({ accent: 'oklch(.45 .12 350)', tint: 'oklch(.94 .03 350)' });

/** 2 done with own papers, 1 with help, 0 not shown */
const vendors: readonly (readonly [vendor: keyof Words['vendors'], marks: string, cost: number])[] =
  [
    ['a', '211022112021', 3800000],
    ['b', '222122212212', 4450000],
    ['c', '222212221122', 6100000],
  ];
const fills = ['white', 'oklch(.84 .08 350)', theme.accent];

export default function Scores({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.93 .035 350)' }} theme={theme}>
      <Box at={[60, 48]} gap={4}>
        <T head size={50}>
          {words.clinic}
        </T>
        <T size={28} soft>
          {words.how}
        </T>
      </Box>
      {vendors.map(([vendor, marks, cost], index) => {
        const total = [...marks].reduce((all, mark) => all + Number(mark), 0);
        const chosen = index === 1;
        return (
          <Box
            key={vendor}
            at={[60 + index * 366, 188]}
            w={348}
            h={590}
            round={32}
            bg={chosen ? 'white' : muslin[50]}
            shadow
            pad="34 36"
            gap={22}
            style={{ position: 'absolute' }}
          >
            <Box row justify="space-between" align="baseline">
              <T size={33} weight={700}>
                {words.vendors[vendor]}
              </T>
              <T head size={46} color={theme.accent}>
                {digits(total, language)}
                <span style={{ fontSize: 28 }}>{digits(' / 24', language)}</span>
              </T>
            </Box>
            <Box grid={3} gap={12}>
              {[...marks].map((mark, task) => (
                <Box
                  key={`${vendor}${task * 2}`}
                  center
                  h={66}
                  round={16}
                  bg={fills[Number(mark)]}
                  line={mark === '0' ? theme.accent : fills[Number(mark)]}
                  color={mark === '2' ? 'white' : theme.ink}
                >
                  <T size={28} weight={700}>
                    {digits(mark, language)}
                  </T>
                </Box>
              ))}
            </Box>
            <Box style={{ marginTop: 'auto' }}>
              <T size={26} soft>
                {words.years}
              </T>
              <T head size={language === 'bn' ? 46 : 50} line>
                {taka(cost, language)}
              </T>
            </Box>
          </Box>
        );
      })}
      <StitchFrame
        w={392}
        h={634}
        round={50}
        width={8}
        color={accent[500]}
        dash="20 19"
        style={{ position: 'absolute', left: 404, top: 166 }}
      />
      <Box at={[60, 816]} row gap={40}>
        {words.marks.map((word, index) => (
          <Box key={word} row gap={14}>
            <Box
              center
              w={42}
              h={42}
              round={12}
              bg={fills[index]}
              line={theme.accent}
              color={index === 2 ? 'white' : theme.ink}
            >
              <T size={23} weight={700}>
                {digits(index, language)}
              </T>
            </Box>
            <T size={28} weight={500}>
              {word}
            </T>
          </Box>
        ))}
      </Box>
    </Plate>
  );
}
