/** A rider's day: what is done, what is in his bag, and the next parcel's label. */
import { Box } from '#kit/box.tsx';
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

export const size = sizes.screen;
export const detail = { left: 676, top: 70, width: 920 };

const theme = themed({
  accent: 'oklch(.60 .19 35)',
  tint: 'oklch(.95 .03 45)',
  ink: 'oklch(.24 .05 260)',
  soft: 'oklch(.44 .03 260)',
  line: 'oklch(.90 .015 50)',
});

const stops = [
  ['Salma Khatun', 'Nurjahan Road', 1450],
  ['Priyo Electric', 'Babar Road', 3200],
  ['Mahbub Alam', 'Shia Masjid', 0],
] as const;

export default function Courier() {
  return (
    <Plate ground={{ css: 'oklch(.31 .07 255)' }} theme={theme} size={size}>
      <Phone w={610} h={1120} at={[110, 56]} time="15:04">
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
                14
              </T>
              <T size={27} soft>
                of 22
              </T>
            </Ring>
            <Box gap={2}>
              <T size={30} soft>
                Mohammadpur
              </T>
              <T head size={62} line>
                {taka(18650)}
              </T>
              <T size={30} soft>
                collected
              </T>
            </Box>
          </Box>
          {stops.map(([name, road, cash], index) => (
            <Box
              key={name}
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
                  {name}
                </T>
                <T size={28} line>
                  {road}
                </T>
              </Box>
              <T size={36} weight={700} line>
                {cash ? taka(cash) : 'paid'}
              </T>
            </Box>
          ))}
          <Box row center gap={18} h={100} round={50} bg={theme.ink} color="white">
            <Icon name="tabler:scan" size={48} />
            <T size={35} weight={700}>
              Scan next parcel
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
            Horkora Parcel
          </T>
          <T size={34} weight={700}>
            MP-15
          </T>
        </Box>
        <Box style={{ borderBlock: `4px solid ${v.ink}`, padding: '18px 0' }} gap={4}>
          <T size={40} weight={700}>
            Salma Khatun
          </T>
          <T size={31} leading={1.3}>
            House 31/B, Nurjahan Road, Mohammadpur
          </T>
        </Box>
        <Box row justify="space-between">
          <T size={31} weight={600}>
            Cash on delivery
          </T>
          <T head size={66}>
            {taka(1450)}
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
