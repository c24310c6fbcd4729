/** Eighteen tables of a restaurant in Khulna, and the ticket that table 6 waits for. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { accent, paddy, shapla, white } from '#kit/palette.ts';
import { Receipt, Rule } from '#kit/receipt.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
/** Fifteen whole tables. */
export const detail = { left: 25, top: 132, width: 980 };
/** The kitchen's ticket. */
export const portrait = { left: 1040, top: 90, width: 560 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Tables',
    states: { seated: 'Ordered', served: 'Served', late: 'Late' },
    minutes: 'min',
    door: 'Door',
    kitchen: 'Kitchen',
    ready: 'Ready',
    ticket: 'Table 6',
    wait: '22 min',
    dishes: { beef: 'Beef chui jhal', rice: 'Plain rice', drink: 'Borhani' },
    note: 'Less hot, 2 children',
    order: 'Order 1:48 · Rafiq',
  },
  bn: {
    title: 'টেবিল',
    states: { seated: 'অর্ডার হয়েছে', served: 'খাবার গেছে', late: 'দেরি' },
    minutes: 'মিনিট',
    door: 'দরজা',
    kitchen: 'কিচেন',
    ready: 'তৈরি',
    ticket: 'টেবিল ৬',
    wait: '২২ মিনিট',
    dishes: { beef: 'গরুর চুই ঝাল', rice: 'সাদা ভাত', drink: 'বোরহানি' },
    note: 'ঝাল কম, ২টি শিশু',
    order: 'অর্ডার ১:৪৮ · রফিক',
  },
});

const floor = 'oklch(.25 .03 40)';
const wood = 'oklch(.36 .04 45)';

type State = 'free' | 'seated' | 'served' | 'late';

const looks: Record<State, { bg: string; color: string; chair: string }> = {
  free: { bg: wood, color: 'oklch(.80 .04 70)', chair: 'oklch(.32 .035 45)' },
  seated: { bg: accent[400], color: 'oklch(.26 .06 50)', chair: 'oklch(.62 .13 65)' },
  served: { bg: paddy[500], color: 'oklch(.99 .02 155)', chair: 'oklch(.46 .11 155)' },
  late: { bg: shapla[500], color: white, chair: 'oklch(.48 .17 5)' },
};

interface Table {
  x: number;
  y: number;
  seats: 2 | 4 | 6;
  state: State;
  minutes?: number;
}

const tables: readonly Table[] = [
  { x: 60, y: 170, seats: 4, state: 'served', minutes: 31 },
  { x: 246, y: 170, seats: 4, state: 'seated', minutes: 6 },
  { x: 432, y: 170, seats: 4, state: 'free' },
  { x: 618, y: 170, seats: 6, state: 'served', minutes: 44 },
  { x: 866, y: 170, seats: 2, state: 'free' },
  { x: 60, y: 370, seats: 6, state: 'late', minutes: 22 },
  { x: 308, y: 370, seats: 4, state: 'seated', minutes: 9 },
  { x: 494, y: 370, seats: 4, state: 'free' },
  { x: 680, y: 370, seats: 4, state: 'served', minutes: 18 },
  { x: 866, y: 370, seats: 2, state: 'seated', minutes: 4 },
  { x: 60, y: 570, seats: 4, state: 'free' },
  { x: 246, y: 570, seats: 4, state: 'free' },
  { x: 432, y: 570, seats: 6, state: 'served', minutes: 27 },
  { x: 680, y: 570, seats: 4, state: 'seated', minutes: 11 },
  { x: 866, y: 570, seats: 2, state: 'free' },
  { x: 60, y: 770, seats: 6, state: 'free' },
  { x: 308, y: 770, seats: 6, state: 'served', minutes: 36 },
  { x: 556, y: 770, seats: 6, state: 'free' },
];

function Place({
  table,
  number,
  words,
  language,
}: SceneProps<Words> & { table: Table; number: number }) {
  const { x, y, seats, state, minutes } = table;
  const look = looks[state];
  const w = seats === 6 ? 200 : seats === 4 ? 138 : 104;
  const h = 120;
  const chairs = seats / 2;
  return (
    <Box at={[x, y]} w={w} h={h}>
      {Array.from({ length: chairs }, (_, index) => {
        const left = ((index + 0.5) * w) / chairs - 22;
        return [-22, h - 2].map((top) => (
          <Box
            key={`${left} ${top}`}
            at={[left, top]}
            w={44}
            h={24}
            round={top < 0 ? '14px 14px 4px 4px' : '4px 4px 14px 14px'}
            bg={look.chair}
          />
        ));
      })}
      <Box
        w={w}
        h={h}
        round={24}
        bg={look.bg}
        color={look.color}
        center
        gap={0}
        style={{ position: 'relative' }}
      >
        <T head size={44}>
          {digits(number, language)}
        </T>
        {minutes ? (
          <T size={25} weight={700} line>
            {digits(minutes, language)} {words.minutes}
          </T>
        ) : null}
      </Box>
    </Box>
  );
}

const dishes = [
  ['beef', 2],
  ['rice', 4],
  ['drink', 4],
] as const;

export default function TablePlan({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg={floor}>
      <Box at={[60, 44]} w={960} row justify="space-between" color="oklch(.97 .02 80)">
        <T head size={52}>
          {words.title}
        </T>
        <Box row gap={28}>
          {(['seated', 'served', 'late'] as const).map((state) => (
            <Box key={state} row gap={12}>
              <Box w={24} h={24} round={12} bg={looks[state].bg} />
              <T size={26} weight={500} line>
                {words.states[state]}
              </T>
            </Box>
          ))}
        </Box>
      </Box>
      {tables.map((table, index) => (
        <Place
          key={`${table.x} ${table.y}`}
          table={table}
          number={index + 1}
          words={words}
          language={language}
        />
      ))}
      <Box
        at={[806, 770]}
        w={164}
        h={120}
        round={24}
        center
        gap={2}
        color="oklch(.80 .04 70)"
        style={{ border: '4px dashed oklch(.5 .04 60)' }}
      >
        <Icon name="tabler:door" size={44} />
        <T size={25}>{words.door}</T>
      </Box>

      <Box at={[1040, 0]} w={560} h={1000} bg={accent[400]} />
      <Box
        at={[1040, 0]}
        w={560}
        h={130}
        bg="oklch(.30 .03 40)"
        row
        center
        gap={16}
        color={accent[400]}
      >
        <Icon name="tabler:chef-hat" size={48} />
        <T head size={40} line>
          {words.kitchen}
        </T>
      </Box>
      <Box at={[1090, 98]} w={460} h={26} round={13} bg="oklch(.55 .02 60)" />
      <Receipt w={430} at={[1105, 112]} size={34}>
        <Box row justify="space-between" align="flex-end">
          <T head size={56} line>
            {words.ticket}
          </T>
          <T size={30} weight={700} color={shapla[700]} line>
            {words.wait}
          </T>
        </Box>
        <Rule gap={14} />
        {dishes.map(([dish, count]) => (
          <Box key={dish} row justify="space-between" h={80}>
            <T size={44} weight={600} font="'Anek Bangla'" line>
              {words.dishes[dish]}
            </T>
            <T size={46} weight={700} font="'Anek Bangla'" line>
              × {digits(count, language)}
            </T>
          </Box>
        ))}
        <Box bg={shapla[100]} round={12} pad="12 18" style={{ marginTop: 10 }}>
          <T size={32} weight={600} color={shapla[700]} line>
            {words.note}
          </T>
        </Box>
        <Rule gap={16} />
        <T size={28} line>
          {words.order}
        </T>
      </Receipt>
      <Box at={[1105, 864]} w={430} h={112} row center gap={16} round={28} bg={floor} color={white}>
        <Icon name="tabler:bell-ringing" size={42} color={accent[400]} />
        <T size={36} weight={600}>
          {words.ready}
        </T>
      </Box>
    </Scene>
  );
}
