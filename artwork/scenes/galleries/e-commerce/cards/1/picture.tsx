/** Jhuribhora: a grocer in Bogura; shelves on the left, the filled basket on the right. */
import { Box } from '#kit/box.tsx';
import { type Grocery, GroceryItem } from '#kit/demo/groceries.tsx';
import { Icon } from '#kit/icon.tsx';
import { jhuribhora } from '#kit/lettering/shops.ts';
import { Lettering } from '#kit/lettering.tsx';
import { sum, taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 540, top: 110, width: 644 };

const theme = themed({
  ground: '#f4f8e6',
  ink: '#17301b',
  soft: '#56705a',
  line: '#d7e4bf',
  accent: '#1f7a3a',
  tint: '#e2f1cc',
});

const goods: readonly (readonly [Grocery, string, string, string, string, number])[] = [
  ['rice', 'Miniket rice', '৳ 76', 'kg', '#e3bf7c', 10],
  ['lentil', 'Red lentils', '৳ 145', 'kg', '#ffdcc4', 2],
  ['eggs', 'Farm eggs', '৳ 50', 'hali', '#dfe9f4', 3],
  ['chilli', 'Green chilli', '৳ 35', '250 g', '#d9f2d0', 1],
  ['potato', 'Potato, Bogura', '৳ 24', 'kg', '#f5e2c4', 0],
  ['oil', 'Mustard oil', '৳ 290', 'litre', '#fdf0b3', 0],
];
const basket = [
  ['Miniket rice', '10 kg', 760],
  ['Red lentils', '2 kg', 290],
  ['Farm eggs', '3 hali', 150],
  ['Green chilli', '250 g', 35],
  ['Delivery', 'Jaleshwaritala', 30],
] as const;

export default function GroceryShop() {
  return (
    <Scene size={size} theme={theme}>
      <Box row gap={30} h={96} pad="0 32" bg={v.accent} color="white">
        <Lettering of={jhuribhora} size={56} color="#fff5b8" />
        <Box row grow gap={14} h={54} round={27} bg="white" color={v.soft} pad="0 22">
          <Icon name="tabler:search" size={26} />
          <T size={21}>Search চাল, ডাল, ডিম…</T>
        </Box>
        <Box row gap={10}>
          <Icon name="tabler:map-pin" size={28} />
          <T size={21} weight={600}>
            Bogura
          </T>
        </Box>
      </Box>
      <Box at={[32, 120]} w={752} grid={3} gap={18}>
        {goods.map(([kind, name, price, unit, bg, count]) => (
          <Box key={name} bg="white" round={18} pad={12} h={294} gap={10}>
            <Box bg={bg} round={12} h={174} center style={{ position: 'relative' }}>
              <GroceryItem kind={kind} size={152} />
              {count > 0 ? (
                <Box at={[168, 10]} w={44} h={44} round={22} bg={v.accent} color="white" center>
                  <T size={22} weight={700}>
                    {count}
                  </T>
                </Box>
              ) : null}
            </Box>
            <T size={22} weight={600} line>
              {name}
            </T>
            <Box row justify="space-between">
              <T size={28} weight={700} line>
                {price}
                <span style={{ fontSize: 19, fontWeight: 400, color: v.soft }}> / {unit}</span>
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
        h={606}
        bg="#ffd23f"
        round="26px 26px 60px 60px"
        pad="24 26 26"
        gap={15}
      >
        <Box row gap={12}>
          <Icon name="tabler:basket" size={36} />
          <T head size={30}>
            Your bag
          </T>
        </Box>
        {basket.map(([name, much, price]) => (
          <Box
            key={name}
            row
            justify="space-between"
            style={{ borderBottom: '2px dotted #b98a00' }}
            pad="0 0 8"
          >
            <Box>
              <T size={21} weight={600} leading={1.2}>
                {name}
              </T>
              <T size={18} leading={1.2} color="#5e4a00">
                {much}
              </T>
            </Box>
            <T size={22} weight={600}>
              {taka(price)}
            </T>
          </Box>
        ))}
        <Box row gap={12} bg="#fff3c2" round={14} pad="10 14">
          <Icon name="tabler:clock-hour-6" size={30} />
          <T size={20} weight={600} leading={1.2}>
            Today, 6 to 8 pm
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
            Place the order
          </T>
          <T size={30} weight={700}>
            {taka(sum(basket.map(([, , price]) => price)))}
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
