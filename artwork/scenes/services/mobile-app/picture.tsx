/** A rider's next door: the map fills the phone, the sum to collect stands below it. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { TownMap } from '#kit/drawn/map.tsx';
import { Motorbike } from '#kit/goods/transport.tsx';
import { Phone } from '#kit/phone.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.block;
export const detail = { left: 20, top: 66, width: 575 };

const theme = themed({
  accent: 'oklch(.26 .03 130)',
  tint: 'oklch(.88 .19 120)',
  ink: 'oklch(.22 .03 130)',
  soft: 'oklch(.42 .03 130)',
});

export default function Rider() {
  return (
    <Plate ground={{ css: 'oklch(.88 .19 120)' }} theme={theme}>
      <Box at={[64, 70]} w={480} gap={10}>
        <T head size={62}>
          Kamranga Courier
        </T>
        <T size={34} weight={500}>
          Mohammadpur
        </T>
      </Box>
      <Box at={[64, 300]} row gap={18} align="flex-end">
        <T head size={230} leading={0.8}>
          9
        </T>
        <T size={40} weight={600} leading={1.15}>
          parcels
          <br />
          left today
        </T>
      </Box>
      <Box at={[40, 470]}>
        <Motorbike size={430} a="oklch(.26 .03 130)" b="oklch(.62 .2 25)" />
      </Box>
      <Phone w={530} h={1000} at={[600, 50]} time="14:26">
        <TownMap
          w={500}
          h={420}
          green="oklch(.88 .09 125)"
          pin={[64, 44]}
          from={[39.6, 62]}
          way="M39.600 62L36 26L63 23L64 36"
          wayColor="oklch(.26 .03 130)"
        />
        <Box pad="26 36" gap={10}>
          <T size={26} soft>
            Next door, 600 m
          </T>
          <T size={36} weight={700} line leading={1.15}>
            Farzana Haque
          </T>
          <T size={28} soft line>
            House 14, Tajmahal Road
          </T>
          <Box
            row
            justify="space-between"
            bg={v.tint}
            round={22}
            pad="18 26"
            style={{ marginTop: 6 }}
          >
            <T size={29} weight={600}>
              Collect
            </T>
            <T head size={50}>
              ৳ 1,850
            </T>
          </Box>
          <Button size={32} w="100%" round={22}>
            Delivered
          </Button>
        </Box>
      </Phone>
    </Plate>
  );
}
