/** A saree on a phone after closing time, ready to be paid. */
import { Box } from '#kit/box.tsx';
import { Sari, SariStack } from '#kit/goods/cloth.tsx';
import { Parcel } from '#kit/goods/transport.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { ink, marigold, muslin, shapla, white } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Line, Rule } from '#kit/receipt.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';

export const size = sizes.slide;

const teal = 'oklch(.52 .11 195)';

export default function ShopSlide() {
  return (
    <Scene size={size} bg="none">
      <svg aria-hidden="true" width="1600" height="1200" style={{ position: 'absolute' }}>
        <circle cx="800" cy="610" r="500" fill={shapla[500]} />
        <circle
          cx="800"
          cy="610"
          r="552"
          fill="none"
          stroke={shapla[300]}
          strokeWidth="7"
          strokeDasharray="28 25"
          strokeLinecap="round"
        />
      </svg>
      <SariStack
        size={470}
        a={teal}
        b="oklch(.50 .21 275)"
        style={{ position: 'absolute', left: 96, top: 660 }}
      />
      <Parcel size={440} style={{ position: 'absolute', left: 1080, top: 690 }} />

      <Phone w={590} h={1180} at={[505, 10]} bg={white} time="22:47">
        <Box h={430} bg="oklch(.91 .05 195)" clip style={{ position: 'relative', flex: 'none' }}>
          <Sari
            size={440}
            a={teal}
            b={muslin[50]}
            style={{ position: 'absolute', left: 57, top: 14 }}
          />
        </Box>
        <Box pad="28 40" gap={6} style={{ fontSize: 34 }}>
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
            h={98}
            round={28}
            bg="oklch(.55 .22 0)"
            color={white}
            style={{ marginTop: 20 }}
          >
            <T size={38} weight={700} line>
              Pay with bKash
            </T>
          </Box>
          <Box center h={98} round={28} line={ink} style={{ marginTop: 12 }}>
            <T size={36} weight={600} line>
              Cash on delivery
            </T>
          </Box>
        </Box>
      </Phone>

      <Box at={[1010, 250]} row gap={24} bg={white} round={36} pad="28 40 28 30" shadow>
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
    </Scene>
  );
}
