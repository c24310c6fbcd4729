/** Jhuribhora: a grocer in Bogura; shelves on the left, the filled basket on the right. */
import { Box } from '#kit/box.tsx';
import { GroceryItem } from '#kit/demo/groceries.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { jhuribhora } from '#kit/lettering/shops.ts';
import { Lettering } from '#kit/lettering.tsx';
import { sum, taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 529, top: 310, width: 669 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    search: 'Search চাল, ডাল, ডিম…',
    town: 'Bogura',
    goods: {
      rice: 'Miniket rice',
      lentil: 'Red lentils',
      eggs: 'Farm eggs',
      chilli: 'Green chilli',
      potato: 'Potato, Bogura',
      oil: 'Mustard oil',
      delivery: 'Delivery',
    },
    units: { kilo: 'kg', four: 'hali', quarter: '250 g', litre: 'litre' },
    basket: {
      rice: '10 kg',
      lentil: '2 kg',
      eggs: '3 hali',
      chilli: '250 g',
      delivery: 'Jaleshwaritala',
    },
    bag: 'Your bag',
    time: 'Today, 6 to 8 pm',
    order: 'Place the order',
  },
  bn: {
    search: 'খুঁজুন: চাল, ডাল, ডিম…',
    town: 'বগুড়া',
    goods: {
      rice: 'মিনিকেট চাল',
      lentil: 'মসুর ডাল',
      eggs: 'ফার্মের ডিম',
      chilli: 'কাঁচা মরিচ',
      potato: 'বগুড়ার আলু',
      oil: 'সরিষার তেল',
      delivery: 'ডেলিভারি',
    },
    units: { kilo: 'কেজি', four: 'হালি', quarter: '২৫০ গ্রাম', litre: 'লিটার' },
    basket: {
      rice: '১০ কেজি',
      lentil: '২ কেজি',
      eggs: '৩ হালি',
      chilli: '২৫০ গ্রাম',
      delivery: 'জলেশ্বরীতলা',
    },
    bag: 'আপনার কার্ট',
    time: 'আজ, সন্ধ্যা ৬টা–রাত ৮টা',
    order: 'অর্ডার করুন',
  },
});

const theme = themed({
  ground: '#f4f8e6',
  ink: '#17301b',
  soft: '#56705a',
  line: '#d7e4bf',
  accent: '#1f7a3a',
  tint: '#e2f1cc',
});

const goods = [
  ['rice', 76, 'kilo', '#e3bf7c', 10],
  ['lentil', 145, 'kilo', '#ffdcc4', 2],
  ['eggs', 50, 'four', '#dfe9f4', 3],
  ['chilli', 35, 'quarter', '#d9f2d0', 1],
  ['potato', 24, 'kilo', '#f5e2c4', 0],
  ['oil', 290, 'litre', '#fdf0b3', 0],
] as const;
const basket = [
  ['rice', 760],
  ['lentil', 290],
  ['eggs', 150],
  ['chilli', 35],
  ['delivery', 30],
] as const;

export default function GroceryShop({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box row gap={30} h={96} pad="0 32" bg={v.accent} color="white">
        <Lettering of={jhuribhora} size={56} color="#fff5b8" />
        <Box row grow gap={14} h={54} round={27} bg="white" color={v.soft} pad="0 22">
          <Icon name="tabler:search" size={26} />
          <T size={21}>{words.search}</T>
        </Box>
        <Box row gap={10}>
          <Icon name="tabler:map-pin" size={28} />
          <T size={21} weight={600}>
            {words.town}
          </T>
        </Box>
      </Box>
      <Box at={[32, 120]} w={752} grid={3} gap={18} style={{ rowGap: 16 }}>
        {goods.map(([kind, price, unit, bg, count]) => (
          <Box key={kind} bg="white" round={18} pad={12} h={290} gap={10}>
            <Box bg={bg} round={12} h={174} center style={{ position: 'relative' }}>
              <GroceryItem kind={kind} size={152} />
              {count > 0 ? (
                <Box at={[168, 10]} w={44} h={44} round={22} bg={v.accent} color="white" center>
                  <T size={22} weight={700}>
                    {digits(count, language)}
                  </T>
                </Box>
              ) : null}
            </Box>
            <T size={22} weight={600} line>
              {words.goods[kind]}
            </T>
            <Box row justify="space-between">
              <T size={28} weight={700} line>
                {taka(price, language)}
                <span style={{ fontSize: 19, fontWeight: 400, color: v.soft }}>
                  {' '}
                  / {words.units[unit]}
                </span>
              </T>
              <Box
                w={44}
                h={44}
                round={12}
                bg={count ? v.tint : v.accent}
                color={count ? v.ink : 'white'}
                center
              >
                <Icon name={count ? 'tabler:check' : 'tabler:plus'} size={26} />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        at={[808, 120]}
        w={360}
        h={596}
        bg="#ffd23f"
        round="26px 26px 60px 60px"
        pad="18 26 26"
        gap={15}
      >
        <Box row gap={12}>
          <Icon name="tabler:basket" size={36} />
          <T head size={30}>
            {words.bag}
          </T>
        </Box>
        {basket.map(([good, price]) => (
          <Box
            key={good}
            row
            justify="space-between"
            style={{ borderBottom: '2px dotted #b98a00' }}
            pad="0 0 8"
          >
            <Box>
              <T size={21} weight={600} leading={1.2}>
                {words.goods[good]}
              </T>
              <T size={18} leading={1.2} color="#5e4a00">
                {words.basket[good]}
              </T>
            </Box>
            <T size={22} weight={600}>
              {taka(price, language)}
            </T>
          </Box>
        ))}
        <Box row gap={12} bg="#fff3c2" round={14} pad="10 14">
          <Icon name="tabler:clock-hour-6" size={30} />
          <T size={20} weight={600} leading={1.2}>
            {words.time}
          </T>
        </Box>
        <Box
          row
          justify="space-between"
          bg={v.accent}
          color="white"
          round={30}
          h={66}
          pad="0 28"
          style={{ marginTop: 'auto' }}
        >
          <T size={21} weight={600} line>
            {words.order}
          </T>
          <T size={30} weight={700}>
            {taka(sum(basket.map(([, price]) => price)), language)}
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
