/** Seven open doors, the worst of them at the top. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { accent, muslin, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Security report',
    site: 'Ordering site of Bokul Pharmacy',
    serious: 'serious',
    minor: 'minor',
    first: '1. Invoices open to any customer',
    own: 'own invoice',
    other: 'Rahela Begum, ৳\u00a02,180',
    findings: {
      orders: 'Orders can be placed in another’s name',
      passwords: 'Passwords of six letters accepted',
      jquery: 'Old jQuery with a known hole',
      errors: 'Error page shows the database name',
    },
  },
  bn: {
    title: 'নিরাপত্তা রিপোর্ট',
    site: 'বকুল ফার্মেসির অর্ডার সাইট',
    serious: 'গুরুতর',
    minor: 'সাধারণ',
    first: '১. অন্যের ইনভয়েস যে কেউ দেখতে পান',
    own: 'নিজের ইনভয়েস',
    other: 'রাহেলা বেগম, ৳\u00a0২,১৮০',
    findings: {
      orders: 'অন্যের নামে অর্ডার দেওয়া যায়',
      passwords: 'ছয় অক্ষরের পাসওয়ার্ডও চলে',
      jquery: 'পুরোনো jQuery, যার ত্রুটি সবার জানা',
      errors: 'এরর পেজে ডেটাবেজের নাম দেখা যায়',
    },
  },
});

const findings = [
  ['orders', true],
  ['passwords', false],
  ['jquery', false],
  ['errors', false],
] as const;

export default function Security({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.52 .09 185)' }}>
      <Sheet w={1000} h={880} at={[100, 60]} pad="46 56" gap={26} round={20}>
        <Box row justify="space-between" align="flex-start">
          <Box gap={4}>
            <T head size={52}>
              {words.title}
            </T>
            <T size={29} soft>
              {words.site}
            </T>
          </Box>
          <Box row gap={16}>
            <Count n={digits(2, language)} word={words.serious} bg={shapla[700]} color="white" />
            <Count
              n={digits(5, language)}
              word={words.minor}
              bg={accent[200]}
              color="oklch(.3 .06 60)"
            />
          </Box>
        </Box>
        <Box bg={shapla[100]} round={30} pad="30 36" gap={18}>
          <Box row gap={20}>
            <Icon name="tabler:lock-open" size={54} color={shapla[700]} stroke={2.2} />
            <T head size={40}>
              {words.first}
            </T>
          </Box>
          <Box gap={10}>
            {[
              ['10471', words.own, false],
              ['10472', words.other, true],
            ].map(([no, what, wrong]) => (
              <Box key={String(no)} row gap={18} bg="white" round={18} h={74} pad="0 24">
                <T size={30} line style={{ flex: 1 }}>
                  /invoice/<b style={{ color: wrong ? shapla[700] : undefined }}>{no}</b>
                </T>
                <T size={28} weight={600} color={wrong ? shapla[700] : undefined} line>
                  {what}
                </T>
              </Box>
            ))}
          </Box>
        </Box>
        <Box>
          {findings.map(([finding, serious], index) => (
            <Box
              key={finding}
              row
              gap={22}
              h={78}
              style={{ borderTop: index ? `2px solid ${muslin[300]}` : undefined }}
            >
              <Box w={30} h={30} round={16} bg={serious ? shapla[700] : accent[400]} />
              <T size={31} weight={serious ? 700 : 500} line>
                {digits(index + 2, language)}. {words.findings[finding]}
              </T>
            </Box>
          ))}
        </Box>
      </Sheet>
    </Plate>
  );
}

function Count({ n, word, bg, color }: { n: string; word: string; bg: string; color: string }) {
  return (
    <Box center w={132} h={122} round={26} bg={bg} color={color}>
      <T head size={58} leading={1}>
        {n}
      </T>
      <T size={26} weight={600}>
        {word}
      </T>
    </Box>
  );
}
