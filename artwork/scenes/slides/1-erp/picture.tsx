/** The month of a trading house, with a counter bill lying in front. */
import { Box } from '#kit/box.tsx';
import { LineChart } from '#kit/line-chart.tsx';
import { grouped, sum, taka } from '#kit/money.ts';
import { indigo, ink, marigold, muslin, paddy, white } from '#kit/palette.ts';
import { Line, Rule } from '#kit/receipt.tsx';
import { Sidebar } from '#kit/sidebar.tsx';
import { sizes } from '#kit/sizes.ts';
import { Slide } from '#kit/slide.tsx';
import { Stat } from '#kit/stat.tsx';
import { T } from '#kit/text.tsx';
import { Window } from '#kit/window.tsx';

export const size = sizes.slide;

const menu = [
  ['tabler:layout-dashboard', 'Dashboard'],
  ['tabler:building-warehouse', 'Inventory'],
  ['tabler:truck-loading', 'Purchase'],
  ['tabler:shopping-bag', 'Sales'],
  ['tabler:book-2', 'Accounts'],
  ['tabler:receipt-tax', 'Mushak'],
] as const;

const bill = [
  ['Basmati 5 kg', 780],
  ['Mustard oil 1 L', 310],
  ['Red lentil 2 kg', 260],
] as const;

export default function ErpSlide() {
  return (
    <Slide>
      <Window w={1300} h={950} at={[84, 104]} row bg={muslin[50]} round={44}>
        <Sidebar
          w={288}
          bg={indigo[800]}
          items={menu}
          active="Dashboard"
          brand={
            <T head size={48}>
              ERP
            </T>
          }
        />
        <Box grow pad="44 46 0" gap={32}>
          <T head size={56}>
            This month
          </T>
          <Box row gap={20} align="stretch">
            <Stat size={56} bg={muslin[200]} label="Sales" value="৳ 48.2 L" />
            <Stat size={56} bg={muslin[200]} label="Receivable" value="৳ 9.6 L" />
            <Stat size={56} bg={muslin[200]} label="Stock" value="৳ 1.3 Cr" />
          </Box>
          <LineChart
            w={920}
            h={540}
            points={[8, 15, 14, 23, 28, 26, 36, 41, 43, 48.2]}
            max={54}
            mark={9}
            color={indigo[600]}
          />
        </Box>
      </Window>
      <Box at={[1000, 606]} w={520} bg={marigold[400]} round={54} pad={30} shadow>
        <Box bg={white} round={32} pad="34 36 36" gap={8} color={ink} style={{ fontSize: 36 }}>
          <T head size={42} style={{ marginBottom: 12 }}>
            POS · Counter 2
          </T>
          {bill.map(([what, amount]) => (
            <Line key={what} what={what} amount={grouped(amount)} />
          ))}
          <Rule gap={18} />
          <Box bg={paddy[500]} round={24} h={96} center color={white}>
            <T head size={46}>
              Pay {taka(sum(bill.map((item) => item[1])))}
            </T>
          </Box>
        </Box>
      </Box>
    </Slide>
  );
}
