/** The order desk of a saree shop, one order open for the courier. */
import { Badge, type Tone } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Sari } from '#kit/goods/cloth.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { brand, muslin, paddy, shapla } from '#kit/palette.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
/** The orders; the one that is open begins to the right. */
export const detail = { left: 12, top: 6, width: 1024 };
/** The open order. */
export const portrait = { left: 1043, top: 134, width: 518 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Orders today',
    all: 'All 41',
    toBook: 'To book 6',
    buyers: {
      farzana: 'Farzana Haque',
      tahmina: 'Tahmina Islam',
      ritu: 'Ritu Chakma',
      sadia: 'Sadia Afrin',
      nilufa: 'Nilufa Begum',
      papia: 'Papia Sen',
      laila: 'Laila Khan',
    },
    towns: { bogura: 'Bogura', dhaka: 'Dhaka', sylhet: 'Sylhet' },
    ways: { bkash: 'bKash', cash: 'Cash' },
    states: {
      toBook: 'To book',
      onTheWay: 'On the way',
      delivered: 'Delivered',
      refused: 'Refused',
    },
    saree: 'Maroon half-silk',
    paid: 'Paid',
    address: 'Jaleshwaritola, Bogura',
    courier: 'Steadfast, 0.6 kg',
    book: 'Book the parcel',
  },
  bn: {
    title: 'আজকের অর্ডার',
    all: 'সব ৪১',
    toBook: 'বুক হয়নি ৬',
    buyers: {
      farzana: 'ফারজানা হক',
      tahmina: 'তাহমিনা ইসলাম',
      ritu: 'ঋতু চাকমা',
      sadia: 'সাদিয়া আফরিন',
      nilufa: 'নিলুফা বেগম',
      papia: 'পাপিয়া সেন',
      laila: 'লায়লা খান',
    },
    towns: { bogura: 'বগুড়া', dhaka: 'ঢাকা', sylhet: 'সিলেট' },
    ways: { bkash: 'বিকাশ', cash: 'ক্যাশ' },
    states: { toBook: 'বুক হয়নি', onTheWay: 'পথে', delivered: 'পৌঁছেছে', refused: 'ফেরত' },
    saree: 'মেরুন হাফসিল্ক',
    paid: 'পরিশোধিত',
    address: 'জলেশ্বরীতলা, বগুড়া',
    courier: 'স্টেডফাস্ট, ০.৬ কেজি',
    book: 'পার্সেল বুক করুন',
  },
});

const theme = themed({ accent: shapla[700], tint: shapla[100], line: 'oklch(.92 .015 5)' });
const bkash = 'oklch(.55 .22 0)';
const gold = 'oklch(.80 .14 82)';

interface Order {
  buyer: keyof Words['buyers'];
  town: keyof Words['towns'];
  amount: number;
  way: keyof Words['ways'];
  state: keyof Words['states'];
  tone: Tone;
  /** the saree and its border */
  cloth: readonly [string, string];
}

const orders: readonly Order[] = [
  {
    buyer: 'farzana',
    town: 'bogura',
    amount: 4850,
    way: 'bkash',
    state: 'toBook',
    tone: 'solid',
    cloth: ['oklch(.42 .15 20)', gold],
  },
  {
    buyer: 'tahmina',
    town: 'dhaka',
    amount: 1930,
    way: 'cash',
    state: 'onTheWay',
    tone: 'info',
    cloth: ['oklch(.52 .11 195)', muslin[50]],
  },
  {
    buyer: 'ritu',
    town: 'sylhet',
    amount: 3250,
    way: 'bkash',
    state: 'onTheWay',
    tone: 'info',
    cloth: [brand[700], shapla[300]],
  },
  {
    buyer: 'sadia',
    town: 'dhaka',
    amount: 2480,
    way: 'cash',
    state: 'delivered',
    tone: 'good',
    cloth: [paddy[700], gold],
  },
  {
    buyer: 'nilufa',
    town: 'bogura',
    amount: 5600,
    way: 'bkash',
    state: 'delivered',
    tone: 'good',
    cloth: ['oklch(.35 .10 320)', gold],
  },
  {
    buyer: 'papia',
    town: 'sylhet',
    amount: 2150,
    way: 'cash',
    state: 'refused',
    tone: 'late',
    cloth: ['oklch(.93 .03 85)', 'oklch(.52 .18 25)'],
  },
  {
    buyer: 'laila',
    town: 'dhaka',
    amount: 3980,
    way: 'bkash',
    state: 'delivered',
    tone: 'good',
    cloth: ['oklch(.78 .15 75)', 'oklch(.45 .15 20)'],
  },
];

function Row({
  order,
  open,
  words,
  language,
}: SceneProps<Words> & { order: Order; open: boolean }) {
  const [a, b] = order.cloth;
  return (
    <Box
      grid="76px 1fr 92px 132px 192px"
      gap={18}
      align="center"
      h={106}
      pad="0 38"
      bg={open ? shapla[100] : undefined}
      style={{ borderTop: `2px solid ${v.line}` }}
    >
      <Box center w={76} h={82} round={16} bg={muslin[200]}>
        <Sari size={70} a={a} b={b} />
      </Box>
      <Box>
        <T size={31} weight={open ? 700 : 600} line leading={1.2}>
          {words.buyers[order.buyer]}
        </T>
        <T size={26} soft line leading={1.25}>
          {words.towns[order.town]}
        </T>
      </Box>
      <T
        size={28}
        weight={order.way === 'bkash' ? 700 : 500}
        color={order.way === 'bkash' ? bkash : v.ink}
        line
      >
        {words.ways[order.way]}
      </T>
      <T size={32} weight={700} right line style={{ fontVariantNumeric: 'tabular-nums' }}>
        {taka(order.amount, language)}
      </T>
      <Box align="flex-end">
        <Badge tone={order.tone} size={26}>
          {words.states[order.state]}
        </Badge>
      </Box>
    </Box>
  );
}

export default function OrderDesk({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme} bg={shapla[300]}>
      <Window w={976} h={912} at={[36, 44]}>
        <Box row justify="space-between" h={168} pad="0 38">
          <T head size={56} line>
            {words.title}
          </T>
          <Box row gap={14}>
            <Badge tone="plain" size={29}>
              {words.all}
            </Badge>
            <Badge tone="solid" size={29}>
              {words.toBook}
            </Badge>
          </Box>
        </Box>
        {orders.map((order, index) => (
          <Row
            key={order.buyer}
            order={order}
            open={index === 0}
            words={words}
            language={language}
          />
        ))}
      </Window>
      <Box at={[1040, 86]} w={524} h={828} bg={v.surface} round={34} shadow clip>
        <Box h={392} bg={shapla[700]} clip style={{ position: 'relative' }}>
          <Sari size={420} style={{ position: 'absolute', left: 50, top: 8 }} />
        </Box>
        <Box pad="28 36 34" gap={11} grow>
          <T head size={44} line>
            {words.saree}
          </T>
          <Box row gap={18}>
            <T head size={56} color={shapla[700]} line>
              {taka(4850, language)}
            </T>
            <Badge tone="good" size={28}>
              {words.paid}
            </Badge>
          </Box>
          <Box row gap={14} style={{ marginTop: 8 }}>
            <Icon name="tabler:map-pin" size={34} color={v.soft} />
            <T size={28} line>
              {words.address}
            </T>
          </Box>
          <Box row gap={14}>
            <Icon name="tabler:truck-delivery" size={34} color={v.soft} />
            <T size={28} line style={{ flex: 1 }}>
              {words.courier}
            </T>
            <T size={30} weight={700} line>
              {taka(130, language)}
            </T>
          </Box>
          <Button
            size={32}
            bg={brand[700]}
            w="100%"
            h={88}
            style={{ marginTop: 'auto' }}
            then="tabler:arrow-right"
          >
            {words.book}
          </Button>
        </Box>
      </Box>
    </Scene>
  );
}
