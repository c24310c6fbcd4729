/** What four other shops ask for the same air conditioner this morning. */
import { Box } from '#kit/box.tsx';
import { AirConditioner } from '#kit/drawn/machines.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { paddy, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    what: 'Split AC, 1.5 ton',
    when: 'Five shops, read at 06:00 and 12:00',
    shops: {
      mirpur: 'Mirpur Cooling',
      elenga: 'Elenga Electronics',
      dumur: 'Dumur Electronics',
      bashundhara: 'Bashundhara Home',
      sohag: 'Sohag Appliance',
    },
  },
  bn: {
    what: 'স্প্লিট এসি, ১.৫ টন',
    when: 'পাঁচ দোকানের দাম, সকাল ৬টা ও দুপুর ১২টার',
    shops: {
      mirpur: 'মিরপুর কুলিং',
      elenga: 'এলেঙ্গা ইলেকট্রনিকস',
      dumur: 'ডুমুর ইলেকট্রনিকস',
      bashundhara: 'বসুন্ধরা হোম',
      sohag: 'সোহাগ অ্যাপ্লায়েন্স',
    },
  },
});

const theme = themed({
  accent: 'oklch(.40 .11 245)',
  tint: 'oklch(.93 .04 235)',
  line: 'oklch(.89 .02 240)',
});

const shops: readonly (readonly [shop: keyof Words['shops'], price: number, move: number])[] = [
  ['mirpur', 66900, -1600],
  ['elenga', 67500, 0],
  ['dumur', 68900, 0],
  ['bashundhara', 69990, 1490],
  ['sohag', 71200, 0],
];

export default function Prices({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.90 .045 230)' }} theme={theme}>
      <Box at={[60, 56]} row gap={44} w={1080}>
        <AirConditioner w={380} />
        <Box gap={8}>
          <T head size={50}>
            {words.what}
          </T>
          <T size={29} soft>
            {words.when}
          </T>
        </Box>
      </Box>
      <Box at={[60, 290]} w={1080} bg={v.surface} round={32} shadow clip>
        {shops.map(([shop, price, move], index) => {
          const own = shop === 'dumur';
          return (
            <Box
              key={shop}
              row
              h={112}
              pad="0 44"
              bg={own ? v.accent : undefined}
              color={own ? 'white' : undefined}
              style={{ borderTop: index && !own ? `2px solid ${theme.line}` : undefined }}
            >
              <T size={34} weight={own ? 700 : 500} style={{ flex: 1 }}>
                {words.shops[shop]}
              </T>
              {move ? (
                <Box
                  row
                  gap={6}
                  color={move < 0 ? paddy[700] : shapla[700]}
                  style={{ marginRight: 34 }}
                >
                  <Icon
                    name={move < 0 ? 'tabler:arrow-down' : 'tabler:arrow-up'}
                    size={32}
                    stroke={2.6}
                  />
                  <T size={28} weight={600} line>
                    {taka(Math.abs(move), language)}
                  </T>
                </Box>
              ) : null}
              <T head size={46} right style={{ width: 210 }}>
                {taka(price, language)}
              </T>
            </Box>
          );
        })}
      </Box>
    </Plate>
  );
}
