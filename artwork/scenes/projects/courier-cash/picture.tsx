/** A rider's day: what is done, what is in his bag, and the next parcel's label. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Barcode } from '#kit/drawn/barcode.tsx';
import { Parcel } from '#kit/goods/transport.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { Phone } from '#kit/phone.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { Ring } from '#kit/ring.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 676, top: 70, width: 920 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    time: '15:04',
    of: 'of 22',
    area: 'Mohammadpur',
    collected: 'collected',
    stops: {
      salma: { name: 'Salma Khatun', road: 'Nurjahan Road' },
      priyo: { name: 'Priyo Electric', road: 'Babar Road' },
      mahbub: { name: 'Mahbub Alam', road: 'Shia Masjid' },
    },
    paid: 'paid',
    scan: 'Scan next parcel',
    courier: 'Horkora Parcel',
    address: 'House 31/B, Nurjahan Road, Mohammadpur',
    cash: 'Cash on delivery',
  },
  bn: {
    time: '৩:০৪',
    of: '/ ২২টি',
    area: 'মোহাম্মদপুর',
    collected: 'আদায় হয়েছে',
    stops: {
      salma: { name: 'সালমা খাতুন', road: 'নূরজাহান রোড' },
      priyo: { name: 'প্রিয় ইলেকট্রিক', road: 'বাবর রোড' },
      mahbub: { name: 'মাহবুব আলম', road: 'শিয়া মসজিদ' },
    },
    paid: 'পরিশোধিত',
    scan: 'পরের পার্সেল স্ক্যান',
    courier: 'হরকরা পার্সেল',
    address: 'বাসা ৩১/বি, নূরজাহান রোড, মোহাম্মদপুর',
    cash: 'ক্যাশ অন ডেলিভারি',
  },
});

const theme = themed({
  accent: 'oklch(.60 .19 35)',
  tint: 'oklch(.95 .03 45)',
  ink: 'oklch(.24 .05 260)',
  soft: 'oklch(.44 .03 260)',
  line: 'oklch(.90 .015 50)',
});

const stops = [
  ['salma', 1450],
  ['priyo', 3200],
  ['mahbub', 0],
] as const;

export default function Courier({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.31 .07 255)' }} theme={theme} size={size}>
      <Phone w={610} h={1120} at={[110, 56]} time={words.time}>
        <Box pad="10 42 0" gap={26}>
          <Box row gap={30}>
            <Ring
              size={190}
              thick={30}
              parts={[
                [14, theme.accent],
                [8, 'oklch(.91 .03 50)'],
              ]}
            >
              <T head size={60} leading={1}>
                {digits(14, language)}
              </T>
              <T size={27} soft>
                {words.of}
              </T>
            </Ring>
            <Box gap={2}>
              <T size={30} soft>
                {words.area}
              </T>
              <T head size={62} line>
                {taka(18650, language)}
              </T>
              <T size={30} soft>
                {words.collected}
              </T>
            </Box>
          </Box>
          {stops.map(([stop, cash], index) => (
            <Box
              key={stop}
              row
              gap={18}
              h={132}
              round={26}
              pad="0 28"
              bg={index ? 'white' : v.accent}
              line={index ? v.line : v.accent}
              color={index ? undefined : 'white'}
            >
              <Icon name={cash ? 'tabler:cash' : 'tabler:circle-check'} size={44} />
              <Box grow>
                <T size={32} weight={700} line leading={1.2}>
                  {words.stops[stop].name}
                </T>
                <T size={28} line>
                  {words.stops[stop].road}
                </T>
              </Box>
              <T size={36} weight={700} line>
                {cash ? taka(cash, language) : words.paid}
              </T>
            </Box>
          ))}
          <Box row center gap={18} h={100} round={50} bg={theme.ink} color="white">
            <Icon name="tabler:scan" size={48} />
            <T size={35} weight={700}>
              {words.scan}
            </T>
          </Box>
        </Box>
      </Phone>
      <Box at={[1060, 540]}>
        <Parcel size={500} />
      </Box>
      <Sheet w={620} h={560} at={[860, 90]} turn={3} pad="38 44" gap={18} round={14}>
        <Box row justify="space-between">
          <T head size={48} color={theme.accent}>
            {words.courier}
          </T>
          <T size={34} weight={700}>
            MP-15
          </T>
        </Box>
        <Box style={{ borderBlock: `4px solid ${v.ink}`, padding: '18px 0' }} gap={4}>
          <T size={40} weight={700}>
            {words.stops.salma.name}
          </T>
          <T size={31} leading={1.3}>
            {words.address}
          </T>
        </Box>
        <Box row justify="space-between">
          <T size={31} weight={600}>
            {words.cash}
          </T>
          <T head size={66}>
            {taka(1450, language)}
          </T>
        </Box>
        <Barcode w={530} h={96} of="HP2291473" />
        <T size={29} weight={600} center tracking={0.14}>
          HP 229 1473
        </T>
      </Sheet>
      <Thread
        size={size}
        d="M700 420C790 420 780 300 866 300"
        color="oklch(.82 .16 75)"
        width={9}
        dash="20 20"
      />
    </Plate>
  );
}
