/** A rider's next door: the map fills the phone, the sum to collect stands below it. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { digits } from '#kit/digits.ts';
import { TownMap } from '#kit/drawn/map.tsx';
import { Motorbike } from '#kit/goods/transport.tsx';
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
    courier: 'Kamranga Courier',
    area: 'Mohammadpur',
    parcels: 'parcels',
    left: 'left today',
    time: '14:26',
    next: 'Next door, 600 m',
    name: 'Farzana Haque',
    address: 'House 14, Tajmahal Road',
    collect: 'Collect',
    delivered: 'Delivered',
  },
  bn: {
    courier: 'কামরাঙা কুরিয়ার',
    area: 'মোহাম্মদপুর',
    parcels: 'পার্সেল',
    left: 'আজ বাকি',
    time: '২:২৬',
    next: 'পরের বাসা, ৬০০ মিটার',
    name: 'ফারজানা হক',
    address: 'বাসা ১৪, তাজমহল রোড',
    collect: 'নিতে হবে',
    delivered: 'ডেলিভারি হয়েছে',
  },
});

const theme = themed({
  accent: 'oklch(.26 .03 130)',
  tint: 'oklch(.88 .19 120)',
  ink: 'oklch(.22 .03 130)',
  soft: 'oklch(.42 .03 130)',
});

export default function Rider({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.88 .19 120)' }} theme={theme}>
      <Box at={[64, 70]} w={480} gap={10}>
        <T head size={62}>
          {words.courier}
        </T>
        <T size={34} weight={500}>
          {words.area}
        </T>
      </Box>
      <Box at={[64, 300]} row gap={18} align="flex-end">
        <T head size={230} leading={0.8}>
          {digits(9, language)}
        </T>
        <T size={40} weight={600} leading={1.15}>
          {words.parcels}
          <br />
          {words.left}
        </T>
      </Box>
      <Box at={[40, 470]}>
        <Motorbike size={430} a="oklch(.26 .03 130)" b="oklch(.62 .2 25)" />
      </Box>
      <Phone w={530} h={1000} at={[600, 32]} time={words.time}>
        <TownMap
          w={500}
          h={326}
          green="oklch(.88 .09 125)"
          pin={[64, 44]}
          from={[39.6, 47]}
          way="M39.600 47L36.500 20.300L63.500 18.900L64.200 28.700"
          wayColor="oklch(.26 .03 130)"
        />
        <Box pad="26 36" gap={language === 'bn' ? 2 : 10}>
          <T size={26} soft>
            {words.next}
          </T>
          <T size={36} weight={700} line leading={1.15}>
            {words.name}
          </T>
          <T size={28} soft line>
            {words.address}
          </T>
          <Box
            row
            justify="space-between"
            bg={v.tint}
            round={22}
            pad="18 26"
            style={{ marginTop: 6, marginBottom: language === 'bn' ? 6 : 0 }}
          >
            <T size={29} weight={600}>
              {words.collect}
            </T>
            <T head size={50}>
              {taka(1850, language)}
            </T>
          </Box>
          <Button size={32} w="100%" round={22}>
            {words.delivered}
          </Button>
        </Box>
      </Phone>
    </Plate>
  );
}
