/** A cold store's site on a phone: seed prices, a call button, and the way there. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { digits } from '#kit/digits.ts';
import { TownMap } from '#kit/drawn/map.tsx';
import { taka } from '#kit/money.ts';
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
    store: 'Cold store, Mokamtala',
    where: '14 km from Satmatha, open 7:00 to 20:00',
    directions: 'Get directions',
    firm: 'Amloki Agro',
    trade: 'Seed and cold storage, Bogura',
    bag: 'Seed potato, 40 kg bag',
    seeds: {
      diamant: { name: 'Diamant', below: 'ডায়মন্ড' },
      cardinal: { name: 'Cardinal', below: 'কার্ডিনাল' },
      asterix: { name: 'Asterix', below: 'এস্টেরিক্স' },
      courage: { name: 'Courage', below: 'কারেজ' },
    },
    call: 'Call the store',
  },
  bn: {
    store: 'হিমাগার, মোকামতলা',
    where: 'সাতমাথা থেকে ১৪ কিমি, সকাল ৭টা–রাত ৮টা',
    directions: 'কীভাবে যাবেন',
    firm: 'আমলকী অ্যাগ্রো',
    trade: 'বীজ ও হিমাগার, বগুড়া',
    bag: 'বীজ আলু, ৪০ কেজির বস্তা',
    seeds: {
      diamant: { name: 'ডায়মন্ড', below: '' },
      cardinal: { name: 'কার্ডিনাল', below: '' },
      asterix: { name: 'এস্টেরিক্স', below: '' },
      courage: { name: 'কারেজ', below: '' },
    },
    call: 'হিমাগারে কল করুন',
  },
});

const theme = themed({
  accent: 'oklch(.44 .12 145)',
  tint: 'oklch(.94 .05 130)',
  ink: 'oklch(.25 .05 150)',
  soft: 'oklch(.44 .04 150)',
  line: 'oklch(.88 .03 140)',
});

const seeds = [
  ['diamant', 2050],
  ['cardinal', 1920],
  ['asterix', 2160],
  ['courage', 1980],
] as const;

export default function SeedPrices({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground="paddy" theme={theme}>
      <Box at={[560, 70]} w={600} h={660} bg={v.surface} round={36} clip shadow>
        <TownMap
          w={600}
          h={480}
          pin={[73, 42]}
          pinColor={theme.accent}
          from={[39.4, 60]}
          way="M39.400 60L36 28L72 25L73 33"
          wayColor="oklch(.62 .17 55)"
        />
        <Box pad="26 36" gap={4}>
          <T head size={38}>
            {words.store}
          </T>
          <T size={27} soft>
            {words.where}
          </T>
          <T size={27} weight={600} color={v.accent}>
            {words.directions}
          </T>
        </Box>
      </Box>
      <Phone w={470} h={880} at={[100, 58]} time={digits('9:41', language)}>
        <Box bg={v.accent} color="white" pad="26 34 30" gap={4}>
          <T head size={38}>
            {words.firm}
          </T>
          <T size={24}>{words.trade}</T>
        </Box>
        <Box grow pad="24 30" gap={4}>
          <T size={25} weight={600}>
            {words.bag}
          </T>
          {seeds.map(([seed, price]) => (
            <Box
              key={seed}
              row
              justify="space-between"
              h={88}
              style={{ borderBottom: `2px solid ${theme.line}` }}
            >
              <Box>
                <T size={30} weight={600} leading={1.15}>
                  {words.seeds[seed].name}
                </T>
                <T size={22} soft leading={1.2}>
                  {words.seeds[seed].below}
                </T>
              </Box>
              <T head size={36}>
                {taka(price, language)}
              </T>
            </Box>
          ))}
          <Button size={30} icon="tabler:phone-call" w="100%" style={{ marginTop: 24 }}>
            {words.call}
          </Button>
        </Box>
      </Phone>
    </Plate>
  );
}
