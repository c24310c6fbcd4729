/** A saree on a phone after closing time, ready to be paid. */
import { Box } from '#kit/box.tsx';
import { Sari, SariStack } from '#kit/goods/cloth.tsx';
import { Parcel } from '#kit/goods/transport.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { ink, marigold, muslin, shapla, white } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Line, Rule } from '#kit/receipt.tsx';
import { sizes } from '#kit/sizes.ts';
import { Slide } from '#kit/slide.tsx';
import { T } from '#kit/text.tsx';

export const size = sizes.slide;

const teal = 'oklch(.52 .11 195)';

export default function ShopSlide() {
  return (
    <Slide thread={shapla[300]}>
      <svg aria-hidden="true" width="1600" height="1200" style={{ position: 'absolute' }}>
        <circle cx="800" cy="600" r="470" fill={shapla[500]} />
      </svg>
      <SariStack
        size={470}
        a={teal}
        b="oklch(.50 .21 275)"
        style={{ position: 'absolute', left: 66, top: 672 }}
      />
      <Parcel size={440} style={{ position: 'absolute', left: 1076, top: 676 }} />

      <Phone w={560} h={1032} at={[520, 84]} bg={white} time="22:47">
        <Box h={344} bg="oklch(.91 .05 195)" clip style={{ position: 'relative', flex: 'none' }}>
          <Sari
            size={356}
            a={teal}
            b={muslin[50]}
            style={{ position: 'absolute', left: 85, top: 14 }}
          />
        </Box>
        <Box pad="24 40" gap={6} style={{ fontSize: 34 }}>
          <T head size={46} line>
            Tangail cotton
          </T>
          <T size={34} soft line>
            টাঙ্গাইল সুতি শাড়ি
          </T>
          <Box h={10} />
          <Line what="Saree" amount={taka(1850)} />
          <Line what="Inside Dhaka" amount={taka(80)} />
          <Rule gap={10} />
          <Box row justify="space-between">
            <T head size={44}>
              Total
            </T>
            <T head size={50} line>
              {taka(1850 + 80)}
            </T>
          </Box>
          <Box
            center
            h={90}
            round={28}
            bg="oklch(.55 .22 0)"
            color={white}
            style={{ marginTop: 20 }}
          >
            <T size={38} weight={700} line>
              Pay with bKash
            </T>
          </Box>
          <Box center h={90} round={28} line={ink} style={{ marginTop: 12 }}>
            <T size={36} weight={600} line>
              Cash on delivery
            </T>
          </Box>
        </Box>
      </Phone>

      <Box at={[1020, 236]} row gap={24} bg={white} round={36} pad="28 40 28 30" shadow>
        <Box center w={104} h={104} round={30} bg={marigold[400]} color={ink}>
          <Icon name="tabler:moon-stars" size={64} />
        </Box>
        <Box>
          <T head size={44} line>
            12 orders
          </T>
          <T size={34} soft line>
            since the shutter
          </T>
        </Box>
      </Box>
    </Slide>
  );
}
