/** A sales officer on an island: no internet, and the orders safe on the phone. */
import { Badge } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { IslandShop } from '#kit/drawn/places.tsx';
import { Icon } from '#kit/icon.tsx';
import { sum, taka } from '#kit/money.ts';
import { accent } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    offline: 'No internet',
    sent: 'Last sent at 11:42',
    waiting: 'Waiting on this phone',
    shops: {
      bismillah: 'Bismillah Store',
      nijhum: 'Nijhum Traders',
      jahajmara: 'Jahajmara Bhandar',
    },
    kept: 'kept, not sent',
    order: 'New order',
  },
  bn: {
    offline: 'নেট নেই',
    sent: 'শেষ পাঠানো বেলা ১১:৪২',
    waiting: 'এই ফোনে জমা আছে',
    shops: {
      bismillah: 'বিসমিল্লাহ স্টোর',
      nijhum: 'নিঝুম ট্রেডার্স',
      jahajmara: 'জাহাজমারা ভান্ডার',
    },
    kept: 'রাখা আছে, যায়নি',
    order: 'নতুন অর্ডার',
  },
});

const theme = themed({
  accent: 'oklch(.48 .09 200)',
  tint: 'oklch(.94 .03 200)',
  ink: 'oklch(.25 .05 215)',
  soft: 'oklch(.44 .04 215)',
  line: 'oklch(.89 .02 210)',
});

const orders = [
  ['bismillah', 12400],
  ['nijhum', 9300],
  ['jahajmara', 5900],
] as const;

export default function Offline({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.90 .05 215)' }} theme={theme}>
      <IslandShop w={1200} h={900} />
      <Phone w={520} h={1000} at={[76, 46]} time={digits('12:08', language)}>
        <Box row gap={16} bg={theme.ink} color="white" pad="18 32">
          <Icon name="tabler:wifi-off" size={40} color={accent[400]} />
          <Box>
            <T size={30} weight={700} leading={1.2}>
              {words.offline}
            </T>
            <T size={24} leading={1.2}>
              {words.sent}
            </T>
          </Box>
        </Box>
        <Box pad={language === 'bn' ? '18 34' : '28 34'} gap={language === 'bn' ? 14 : 18}>
          <Box>
            <T size={27} soft>
              {words.waiting}
            </T>
            <T head size={66}>
              {taka(sum(orders.map(([, amount]) => amount)), language)}
            </T>
          </Box>
          {orders.map(([shop, amount]) => (
            <Box key={shop} bg={v.tint} round={22} pad="18 24" gap={8}>
              <Box row justify="space-between">
                <T size={27} weight={700} line>
                  {words.shops[shop]}
                </T>
                <T size={29} weight={700} line>
                  {taka(amount, language)}
                </T>
              </Box>
              <Badge tone="wait" size={23}>
                {words.kept}
              </Badge>
            </Box>
          ))}
          <Box center h={78} round={22} bg={v.accent} color="white">
            <T size={31} weight={700}>
              {words.order}
            </T>
          </Box>
        </Box>
      </Phone>
    </Plate>
  );
}
