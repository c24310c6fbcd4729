/** A cold store's site on a phone: seed prices, a call button, and the way there. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { TownMap } from '#kit/drawn/map.tsx';
import { taka } from '#kit/money.ts';
import { Phone } from '#kit/phone.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.block;

const theme = themed({
  accent: 'oklch(.44 .12 145)',
  tint: 'oklch(.94 .05 130)',
  ink: 'oklch(.25 .05 150)',
  soft: 'oklch(.44 .04 150)',
  line: 'oklch(.88 .03 140)',
});

const seeds = [
  ['Diamant', 'ডায়মন্ড', 2050],
  ['Cardinal', 'কার্ডিনাল', 1920],
  ['Asterix', 'এস্টেরিক্স', 2160],
  ['Courage', 'কারেজ', 1980],
] as const;

export default function SeedPrices() {
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
            Cold store, Mokamtala
          </T>
          <T size={27} soft>
            14 km from Satmatha, open 7:00 to 20:00
          </T>
          <T size={27} weight={600} color={v.accent}>
            Get directions
          </T>
        </Box>
      </Box>
      <Phone w={470} h={880} at={[100, 58]}>
        <Box bg={v.accent} color="white" pad="26 34 30" gap={4}>
          <T head size={38}>
            Amloki Agro
          </T>
          <T size={24}>Seed and cold storage, Bogura</T>
        </Box>
        <Box grow pad="24 30" gap={4}>
          <T size={25} weight={600}>
            Seed potato, 40 kg bag
          </T>
          {seeds.map(([name, bangla, price]) => (
            <Box
              key={name}
              row
              justify="space-between"
              h={88}
              style={{ borderBottom: `2px solid ${theme.line}` }}
            >
              <Box>
                <T size={30} weight={600} leading={1.15}>
                  {name}
                </T>
                <T size={22} soft leading={1.2}>
                  {bangla}
                </T>
              </Box>
              <T head size={36}>
                {taka(price)}
              </T>
            </Box>
          ))}
          <Button size={30} icon="tabler:phone-call" w="100%" style={{ marginTop: 24 }}>
            Call the store
          </Button>
        </Box>
      </Phone>
    </Plate>
  );
}
