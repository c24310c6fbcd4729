/** The checkout of a panjabi shop, with the goods on their rail. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { digits } from '#kit/digits.ts';
import { Panjabi } from '#kit/drawn/house.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { accent } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    shop: 'Kashphul Panjabi',
    stock: 'One stock for the showroom and the web. Reserved for you for 20 minutes.',
    checkout: 'Checkout',
    cotton: 'Cotton, cream, 42',
    silk: 'Silk, maroon, 40',
    items: 'Two items',
    delivery: 'Delivery to Sylhet',
    total: 'To pay',
    ways: { bkash: 'bKash', card: 'Card', cash: 'Cash on delivery' },
    order: 'Place the order',
  },
  bn: {
    shop: 'কাশফুল পাঞ্জাবি',
    stock: 'শোরুম ও ওয়েবে একই স্টক। আপনার জন্য ২০\u00a0মিনিট ধরে রাখা আছে।',
    checkout: 'চেকআউট',
    cotton: 'সুতি, ঘিয়া, ৪২',
    silk: 'সিল্ক, মেরুন, ৪০',
    items: 'দুটি পণ্য',
    delivery: 'সিলেটে ডেলিভারি',
    total: 'দিতে হবে',
    ways: { bkash: 'বিকাশ', card: 'কার্ড', cash: 'ক্যাশ অন ডেলিভারি' },
    order: 'অর্ডার দিন',
  },
});

const theme = themed({
  accent: 'oklch(.38 .09 190)',
  tint: 'oklch(.94 .03 190)',
  ink: 'oklch(.24 .04 200)',
  soft: 'oklch(.45 .03 200)',
  line: 'oklch(.89 .02 190)',
});

const ways = [
  ['bkash', 'oklch(.58 .22 0)', 'tabler:device-mobile'],
  ['card', 'oklch(.45 .15 265)', 'tabler:credit-card'],
  ['cash', 'oklch(.50 .13 150)', 'tabler:cash'],
] as const;

function Amount({ what, amount, strong }: { what: string; amount: string; strong?: boolean }) {
  return (
    <Box row justify="space-between">
      <T size={strong ? 32 : 26} weight={strong ? 700 : 400} line>
        {what}
      </T>
      <T size={strong ? 34 : 26} weight={strong ? 700 : 600} line>
        {amount}
      </T>
    </Box>
  );
}

export default function Checkout({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.36 .07 190)' }} theme={theme}>
      <Thread d="M560 96H1240" color={accent[400]} width={7} />
      <Box at={[600, 88]}>
        <Panjabi w={300} cloth="oklch(.96 .012 90)" trim="oklch(.76 .12 80)" />
      </Box>
      <Box at={[880, 88]}>
        <Panjabi w={300} cloth="oklch(.48 .13 20)" trim="oklch(.82 .12 80)" />
      </Box>
      <Box at={[640, 588]} w={540} color="white" gap={8}>
        <T head size={44}>
          {words.shop}
        </T>
        <T size={28} style={{ opacity: 0.85 }}>
          {words.stock}
        </T>
      </Box>
      <Phone w={490} h={960} at={[70, 50]} status={theme.ink} time={digits('9:41', language)}>
        <Box pad="10 34" gap={20}>
          <T head size={40}>
            {words.checkout}
          </T>
          <Box gap={10} bg={v.tint} round={20} pad="22 24">
            <Amount what={words.cotton} amount={taka(1850, language)} />
            <Amount what={words.silk} amount={taka(2450, language)} />
          </Box>
          <Box gap={8}>
            <Amount what={words.items} amount={taka(4300, language)} />
            <Amount what={words.delivery} amount={taka(130, language)} />
            <Amount what={words.total} amount={taka(4430, language)} strong />
          </Box>
          <Box gap={12}>
            {ways.map(([way, color, icon], index) => (
              <Box
                key={way}
                row
                gap={18}
                h={78}
                pad="0 22"
                round={18}
                bg="white"
                line={index === 2 ? v.accent : v.line}
              >
                <Icon name={icon} size={38} color={color} />
                <T size={27} weight={600} line style={{ flex: 1 }}>
                  {words.ways[way]}
                </T>
                <Icon
                  name={index === 2 ? 'tabler:circle-check-filled' : 'tabler:circle'}
                  size={38}
                  color={index === 2 ? v.accent : v.line}
                />
              </Box>
            ))}
          </Box>
          <Button size={29} w="100%">
            {words.order}
          </Button>
        </Box>
      </Phone>
    </Plate>
  );
}
