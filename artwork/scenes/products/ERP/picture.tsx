/** The ERP of a trading company: November at a glance, purchase orders still open. */
import { Badge, type Tone } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { LineChart } from '#kit/line-chart.tsx';
import { taka } from '#kit/money.ts';
import { accent, brand, muslin, shapla } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { Sidebar } from '#kit/sidebar.tsx';
import { sizes } from '#kit/sizes.ts';
import { Stat } from '#kit/stat.tsx';
import { LilyPattern } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 819, top: 358, width: 702 };
/** What is owed, what is in stock, and the purchase orders. */
export const portrait = { left: 819, top: 60, width: 702 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    company: 'Shapla Trading Ltd.',
    menu: {
      dashboard: 'Dashboard',
      stock: 'Inventory',
      purchase: 'Purchase',
      sales: 'Sales',
      accounts: 'Accounts',
      vat: 'VAT · Mushak',
      imports: 'Import · LC',
    },
    user: 'Nasrin Akter',
    month: 'November 2026',
    vat: 'Mushak 9.1 up to date',
    sales: { label: 'Sales', value: '৳ 48.2 L', note: '12% on October' },
    receivable: { label: 'Receivable', value: '৳ 9.6 L', note: '৳ 1.4 L past due' },
    stock: { label: 'Stock value', value: '৳ 1.3 Cr', note: '3 godowns' },
    chart: 'Sales by day, ৳ lakh',
    before: 'dashed: October',
    best: '৳ 2.3 L',
    first: '1 Nov',
    last: '30 Nov',
    orders: 'Purchase orders',
    suppliers: {
      karnaphuli: { name: 'Karnaphuli Traders', goods: 'Soybean oil, 5 L' },
      meghna: { name: 'Meghna Packaging', goods: 'Cartons, 7 ply' },
      hanseatic: { name: 'Hanseatic Milch KG', goods: 'Milk powder, LC' },
      shitalakshya: { name: 'Shitalakshya Sugar', goods: 'Sugar, 50 kg' },
    },
    states: {
      approve: 'Approve',
      part: 'Part received',
      port: 'At Chattogram',
      way: 'On the way',
    },
  },
  bn: {
    company: 'শাপলা ট্রেডিং লি.',
    menu: {
      dashboard: 'ড্যাশবোর্ড',
      stock: 'স্টক',
      purchase: 'কেনাকাটা',
      sales: 'বিক্রি',
      accounts: 'হিসাব',
      vat: 'ভ্যাট · মূসক',
      imports: 'আমদানি · এলসি',
    },
    user: 'নাসরিন আক্তার',
    month: 'নভেম্বর ২০২৬',
    vat: 'মূসক-৯.১ হালনাগাদ',
    sales: { label: 'বিক্রি', value: '৳ ৪৮.২ লাখ', note: 'অক্টোবরের চেয়ে ১২% বেশি' },
    receivable: { label: 'পাওনা', value: '৳ ৯.৬ লাখ', note: 'মেয়াদ গেছে ৳ ১.৪ লাখের' },
    stock: { label: 'স্টকের দাম', value: '৳ ১.৩ কোটি', note: '৩টি গোডাউন' },
    chart: 'দিনের বিক্রি, ৳ লাখ',
    before: 'ভাঙা রেখা: অক্টোবর',
    best: '৳ ২.৩ লাখ',
    first: '১ নভেম্বর',
    last: '৩০ নভেম্বর',
    orders: 'পারচেজ অর্ডার',
    suppliers: {
      karnaphuli: { name: 'কর্ণফুলী ট্রেডার্স', goods: 'সয়াবিন তেল, ৫ লিটার' },
      meghna: { name: 'মেঘনা প্যাকেজিং', goods: 'কার্টন, ৭ প্লাই' },
      hanseatic: { name: 'হ্যানসিয়াটিক মিলশ', goods: 'গুঁড়া দুধ, এলসি' },
      shitalakshya: { name: 'শীতলক্ষ্যা সুগার', goods: 'চিনি, ৫০ কেজি' },
    },
    states: {
      approve: 'অনুমোদন দিন',
      part: 'আংশিক এসেছে',
      port: 'চট্টগ্রামে',
      way: 'পথে',
    },
  },
});

const icons = [
  ['tabler:layout-dashboard', 'dashboard'],
  ['tabler:building-warehouse', 'stock'],
  ['tabler:truck-loading', 'purchase'],
  ['tabler:shopping-bag', 'sales'],
  ['tabler:book-2', 'accounts'],
  ['tabler:receipt-tax', 'vat'],
  ['tabler:ship', 'imports'],
] as const;

interface Order {
  number: string;
  supplier: keyof Words['suppliers'];
  amount: number;
  state: keyof Words['states'];
  tone: Tone;
}

const orders: readonly Order[] = [
  { number: 'PO-1183', supplier: 'karnaphuli', amount: 640000, state: 'approve', tone: 'wait' },
  { number: 'PO-1180', supplier: 'meghna', amount: 285500, state: 'part', tone: 'info' },
  { number: 'PO-1176', supplier: 'hanseatic', amount: 1872000, state: 'port', tone: 'good' },
  { number: 'PO-1174', supplier: 'shitalakshya', amount: 496000, state: 'way', tone: 'plain' },
];

const november = [1.2, 0.8, 1, 1.6, 1.4, 0.95, 1.15, 1.95, 1.75, 1.25, 1.55, 2.3, 2, 1.8, 2.6];
const october = [1.1, 1.2, 0.95, 1.25, 1.35, 1.15, 1, 1.4, 1.5, 1.45, 1.25, 1.6, 1.75, 1.65, 1.8];

function Sales({ words, language }: SceneProps<Words>) {
  return (
    <Box w={428} bg={v.surface} line={v.line} round={v.round} pad="24 26 20" gap={6}>
      <T size={28} weight={500} soft line>
        {words.sales.label}
      </T>
      <T head size={64} line>
        {words.sales.value}
      </T>
      <T size={25} weight={500} color="oklch(.45 .12 155)" line>
        {words.sales.note}
      </T>
      <Box gap={2} style={{ margin: 'auto 0 40px' }}>
        <T size={25} weight={600} line>
          {words.chart}
        </T>
        <T size={25} soft line>
          {words.before}
        </T>
      </Box>
      <LineChart
        w={372}
        h={400}
        points={november}
        before={october}
        max={3}
        mark={11}
        markText={words.best}
        labels={[words.first, digits(15, language), words.last]}
      />
    </Box>
  );
}

function OrderRow({ order, words, language }: SceneProps<Words> & { order: Order }) {
  const { name, goods } = words.suppliers[order.supplier];
  return (
    <Box
      row
      h={language === 'bn' ? 114 : 118}
      gap={16}
      justify="space-between"
      style={{ borderTop: `2px solid ${v.line}` }}
    >
      <Box gap={2}>
        <T size={29} weight={700} line leading={1.25}>
          {name}
        </T>
        <T size={25} soft line leading={1.3}>
          {order.number} · {goods}
        </T>
      </Box>
      <Box gap={6} align="flex-end">
        <T size={30} weight={700} line leading={1.2} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {taka(order.amount, language)}
        </T>
        <Badge tone={order.tone} size={25}>
          {words.states[order.state]}
        </Badge>
      </Box>
    </Box>
  );
}

export default function Erp({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg={brand[950]}>
      <LilyPattern w={1600} h={1000} opacity={0.2} />
      <Window w={1480} h={904} at={[60, 48]} row bg={muslin[50]}>
        <Sidebar
          bg={brand[900]}
          brand={
            <Box gap={4}>
              <T head size={40}>
                ERP
              </T>
              <T size={23} line style={{ opacity: 0.7 }}>
                {words.company}
              </T>
            </Box>
          }
          items={icons.map(([icon, entry]) => [icon, words.menu[entry]])}
          active={words.menu.dashboard}
          foot={
            <Box row gap={14} pad="0 10">
              <Person size={60} hair="bun" wear="sari" cloth={accent[500]} cloth2={brand[600]} />
              <T size={23} weight={500} line>
                {words.user}
              </T>
            </Box>
          }
        />
        <Box grow pad="0 40 32">
          <Box row justify="space-between" h={110}>
            <T head size={46} line>
              {words.month}
            </T>
            <Badge tone="good" size={25}>
              {words.vat}
            </Badge>
          </Box>
          <Box row grow gap={22} align="stretch">
            <Sales words={words} language={language} />
            <Box grow gap={22}>
              <Box row gap={22} align="stretch">
                <Stat
                  bg={v.surface}
                  line={v.line}
                  size={52}
                  label={words.receivable.label}
                  value={words.receivable.value}
                  note={
                    <span style={{ color: shapla[700], fontSize: 25 }}>
                      {words.receivable.note}
                    </span>
                  }
                />
                <Stat
                  bg={v.surface}
                  line={v.line}
                  size={52}
                  label={words.stock.label}
                  value={words.stock.value}
                  note={<span style={{ fontSize: 25 }}>{words.stock.note}</span>}
                />
              </Box>
              <Box grow bg={v.surface} line={v.line} round={v.round} pad="0 28">
                <Box row h={76}>
                  <T size={31} weight={700} line>
                    {words.orders}
                  </T>
                </Box>
                {orders.map((order) => (
                  <OrderRow key={order.number} order={order} words={words} language={language} />
                ))}
              </Box>
            </Box>
          </Box>
        </Box>
      </Window>
    </Scene>
  );
}
