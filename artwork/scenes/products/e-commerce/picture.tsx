/** The order desk of a saree shop, one order open for the courier. */
import { Badge, type Tone } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Sari } from '#kit/goods/cloth.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { indigo, shapla, white } from '#kit/palette.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.screen;
export const detail = { left: 790, top: 400, width: 800 };

const theme = themed({ accent: shapla[700], tint: shapla[100], line: 'oklch(.92 .015 5)' });
const bkash = 'oklch(.55 .22 0)';

const orders: readonly (readonly [string, string, string, number, boolean, string, Tone])[] = [
  ['2041', 'Farzana Haque', 'Bogura', 4850, true, 'To book', 'wait'],
  ['2040', 'Tahmina Islam', 'Dhaka', 1930, false, 'With courier', 'info'],
  ['2039', 'Ritu Chakma', 'Sylhet', 3250, true, 'With courier', 'info'],
  ['2038', 'Sadia Afrin', 'Dhaka', 2480, false, 'Delivered', 'good'],
  ['2037', 'Nilufa Begum', 'Bogura', 5600, true, 'Delivered', 'good'],
  ['2036', 'Papia Sen', 'Sylhet', 2150, false, 'Refused', 'late'],
  ['2035', 'Laila Khan', 'Dhaka', 3980, true, 'Delivered', 'good'],
];

function Way({ paid }: { paid: boolean }) {
  return paid ? (
    <T size={25} weight={700} color={bkash}>
      bKash
    </T>
  ) : (
    <T size={25} weight={500}>
      Cash
    </T>
  );
}

export default function OrderDesk() {
  return (
    <Scene size={size} theme={theme} bg={shapla[300]}>
      <Window w={1130} h={880} at={[56, 60]}>
        <Box pad="36 166 0 40" gap={20}>
          <Box row justify="space-between">
            <T head size={48}>
              Orders today
            </T>
            <Box row gap={12}>
              <Badge tone="solid" size={25}>
                All 41
              </Badge>
              <Badge tone="plain" size={25}>
                To book 6
              </Badge>
            </Box>
          </Box>
          <Box>
            {orders.map(([number, buyer, town, amount, paid, state, tone], index) => (
              <Box
                key={number}
                grid="84px 1fr 108px 104px 116px 190px"
                align="center"
                h={105}
                pad="0 16"
                round={index === 0 ? 18 : 0}
                bg={index === 0 ? shapla[100] : undefined}
                style={{ borderTop: index > 1 ? `2px solid ${v.line}` : undefined }}
              >
                <T size={25} soft>
                  {number}
                </T>
                <T size={28} weight={600} line>
                  {buyer}
                </T>
                <T size={26}>{town}</T>
                <Way paid={paid} />
                <T size={27} weight={700} right line>
                  {taka(amount)}
                </T>
                <Box align="flex-end">
                  <Badge tone={tone} size={23}>
                    {state}
                  </Badge>
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      </Window>
      <StitchFrame
        w={520}
        h={850}
        round={44}
        color={white}
        width={6}
        dash="20 18"
        style={{ position: 'absolute', left: 1060, top: 104 }}
      />
      <Box at={[1082, 126]} w={476} h={806} bg={v.surface} round={32} shadow clip>
        <Box h={344} bg={shapla[700]} clip style={{ position: 'relative' }}>
          <Sari size={370} style={{ position: 'absolute', left: 52, top: 10 }} />
        </Box>
        <Box pad="28 34" gap={11}>
          <T size={24} soft>
            Order 2041
          </T>
          <T head size={38}>
            Maroon half-silk
          </T>
          <Box row gap={12}>
            <T size={36} weight={700} color={shapla[700]}>
              {taka(4850)}
            </T>
            <Badge tone="good" size={23}>
              paid
            </Badge>
          </Box>
          <Box row gap={14} align="flex-start" style={{ marginTop: 8 }}>
            <Icon name="tabler:map-pin" size={30} color={v.soft} />
            <T size={25}>Farzana Haque, Jaleshwaritola, Bogura</T>
          </Box>
          <Box row gap={14} style={{ marginTop: 4 }}>
            <Icon name="tabler:truck-delivery" size={30} color={v.soft} />
            <T size={25} style={{ flex: 1 }}>
              Steadfast, 0.6 kg
            </T>
            <T size={25} weight={600}>
              {taka(130)}
            </T>
          </Box>
          <Button
            size={27}
            bg={indigo[700]}
            w="100%"
            h={72}
            style={{ marginTop: 14 }}
            then="tabler:arrow-right"
          >
            Book the parcel
          </Button>
        </Box>
      </Box>
    </Scene>
  );
}
