/** The order desk of a saree shop, one order open for the courier. */
import { Badge, type Tone } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Sari } from '#kit/goods/cloth.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { indigo, muslin, paddy, shapla } from '#kit/palette.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.screen;
export const detail = { left: 790, top: 434, width: 800 };

const theme = themed({ accent: shapla[700], tint: shapla[100], line: 'oklch(.92 .015 5)' });
const bkash = 'oklch(.55 .22 0)';
const gold = 'oklch(.80 .14 82)';

type Way = 'bKash' | 'Cash';

interface Order {
  buyer: string;
  town: string;
  amount: number;
  way: Way;
  state: string;
  tone: Tone;
  /** the saree and its border */
  cloth: readonly [string, string];
}

const orders: readonly Order[] = [
  {
    buyer: 'Farzana Haque',
    town: 'Bogura',
    amount: 4850,
    way: 'bKash',
    state: 'To book',
    tone: 'solid',
    cloth: ['oklch(.42 .15 20)', gold],
  },
  {
    buyer: 'Tahmina Islam',
    town: 'Dhaka',
    amount: 1930,
    way: 'Cash',
    state: 'On the way',
    tone: 'info',
    cloth: ['oklch(.52 .11 195)', muslin[50]],
  },
  {
    buyer: 'Ritu Chakma',
    town: 'Sylhet',
    amount: 3250,
    way: 'bKash',
    state: 'On the way',
    tone: 'info',
    cloth: [indigo[700], shapla[300]],
  },
  {
    buyer: 'Sadia Afrin',
    town: 'Dhaka',
    amount: 2480,
    way: 'Cash',
    state: 'Delivered',
    tone: 'good',
    cloth: [paddy[700], gold],
  },
  {
    buyer: 'Nilufa Begum',
    town: 'Bogura',
    amount: 5600,
    way: 'bKash',
    state: 'Delivered',
    tone: 'good',
    cloth: ['oklch(.35 .10 320)', gold],
  },
  {
    buyer: 'Papia Sen',
    town: 'Sylhet',
    amount: 2150,
    way: 'Cash',
    state: 'Refused',
    tone: 'late',
    cloth: ['oklch(.93 .03 85)', 'oklch(.52 .18 25)'],
  },
  {
    buyer: 'Laila Khan',
    town: 'Dhaka',
    amount: 3980,
    way: 'bKash',
    state: 'Delivered',
    tone: 'good',
    cloth: ['oklch(.78 .15 75)', 'oklch(.45 .15 20)'],
  },
];

function Row({ order, open }: { order: Order; open: boolean }) {
  const [a, b] = order.cloth;
  return (
    <Box
      grid="76px 1fr 92px 132px 192px"
      gap={18}
      align="center"
      h={106}
      pad="0 124 0 38"
      bg={open ? shapla[100] : undefined}
      style={{ borderTop: `2px solid ${v.line}` }}
    >
      <Box center w={76} h={82} round={16} bg={muslin[200]}>
        <Sari size={70} a={a} b={b} />
      </Box>
      <Box>
        <T size={31} weight={open ? 700 : 600} line leading={1.2}>
          {order.buyer}
        </T>
        <T size={26} soft line leading={1.25}>
          {order.town}
        </T>
      </Box>
      <T
        size={28}
        weight={order.way === 'bKash' ? 700 : 500}
        color={order.way === 'bKash' ? bkash : v.ink}
        line
      >
        {order.way}
      </T>
      <T size={32} weight={700} right line style={{ fontVariantNumeric: 'tabular-nums' }}>
        {taka(order.amount)}
      </T>
      <Box align="flex-end">
        <Badge tone={order.tone} size={26}>
          {order.state}
        </Badge>
      </Box>
    </Box>
  );
}

export default function OrderDesk() {
  return (
    <Scene size={size} theme={theme} bg={shapla[300]}>
      <Window w={1060} h={912} at={[40, 44]}>
        <Box row justify="space-between" h={168} pad="0 124 0 38">
          <T head size={56} line>
            Orders today
          </T>
          <Box row gap={14}>
            <Badge tone="plain" size={29}>
              All 41
            </Badge>
            <Badge tone="solid" size={29}>
              To book 6
            </Badge>
          </Box>
        </Box>
        {orders.map((order, index) => (
          <Row key={order.buyer} order={order} open={index === 0} />
        ))}
      </Window>
      <Box at={[1036, 86]} w={524} h={828} bg={v.surface} round={34} shadow clip>
        <Box h={392} bg={shapla[700]} clip style={{ position: 'relative' }}>
          <Sari size={420} style={{ position: 'absolute', left: 50, top: 8 }} />
        </Box>
        <Box pad="28 36 34" gap={11} grow>
          <T head size={44} line>
            Maroon half-silk
          </T>
          <Box row gap={18}>
            <T head size={56} color={shapla[700]} line>
              {taka(4850)}
            </T>
            <Badge tone="good" size={28}>
              Paid
            </Badge>
          </Box>
          <Box row gap={14} style={{ marginTop: 8 }}>
            <Icon name="tabler:map-pin" size={34} color={v.soft} />
            <T size={28} line>
              Jaleshwaritola, Bogura
            </T>
          </Box>
          <Box row gap={14}>
            <Icon name="tabler:truck-delivery" size={34} color={v.soft} />
            <T size={28} line style={{ flex: 1 }}>
              Steadfast, 0.6 kg
            </T>
            <T size={30} weight={700} line>
              {taka(130)}
            </T>
          </Box>
          <Button
            size={32}
            bg={indigo[700]}
            w="100%"
            h={88}
            style={{ marginTop: 'auto' }}
            then="tabler:arrow-right"
          >
            Book the parcel
          </Button>
        </Box>
      </Box>
    </Scene>
  );
}
