/** The ERP of a trading company: November at a glance, purchase orders still open. */
import { Badge, type Tone } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { LineChart } from '#kit/line-chart.tsx';
import { taka } from '#kit/money.ts';
import { indigo, marigold, muslin, shapla } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { Sidebar } from '#kit/sidebar.tsx';
import { sizes } from '#kit/sizes.ts';
import { Stat } from '#kit/stat.tsx';
import { LilyPattern } from '#kit/stitch.tsx';
import { Table } from '#kit/table.tsx';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.screen;
export const detail = { left: 752, top: 150, width: 785 };

const menu = [
  ['tabler:layout-dashboard', 'Dashboard'],
  ['tabler:building-warehouse', 'Inventory'],
  ['tabler:truck-loading', 'Purchase'],
  ['tabler:shopping-bag', 'Sales'],
  ['tabler:book-2', 'Accounts'],
  ['tabler:receipt-tax', 'VAT · Mushak'],
  ['tabler:ship', 'Import · LC'],
] as const;

const orders: readonly (readonly [string, string, string, number, string, Tone])[] = [
  ['PO-1183', 'Karnaphuli Traders', 'Soybean oil, 5 L', 640000, 'Approve', 'wait'],
  ['PO-1180', 'Meghna Packaging', 'Cartons, 7 ply', 285500, 'Part received', 'info'],
  ['PO-1176', 'Hanseatic Milch KG', 'Milk powder, LC', 1872000, 'At Chattogram', 'good'],
];

const november = [1.2, 0.8, 1, 1.6, 1.4, 0.95, 1.15, 1.95, 1.75, 1.25, 1.55, 2.3, 2, 1.8, 2.6];
const october = [1.1, 1.2, 0.95, 1.25, 1.35, 1.15, 1, 1.4, 1.5, 1.45, 1.25, 1.6, 1.75, 1.65, 1.8];

export default function Erp() {
  return (
    <Scene size={size} bg={indigo[950]}>
      <LilyPattern w={1600} h={1000} opacity={0.2} />
      <Window w={1480} h={904} at={[60, 48]} row bg={muslin[50]}>
        <Sidebar
          bg={indigo[900]}
          brand={
            <Box gap={4}>
              <T head size={40}>
                ERP
              </T>
              <T size={23} style={{ opacity: 0.7 }}>
                Shapla Trading Ltd.
              </T>
            </Box>
          }
          items={menu}
          active="Dashboard"
          foot={
            <Box row gap={14} pad="0 10">
              <Person size={60} hair="bun" wear="sari" cloth={marigold[500]} cloth2={indigo[600]} />
              <T size={23} weight={500}>
                Nasrin Akter
              </T>
            </Box>
          }
        />
        <Box grow pad="32 40 0" gap={22}>
          <Box row justify="space-between">
            <T head size={46}>
              November 2025
            </T>
            <Badge tone="good" size={23}>
              Mushak 9.1 up to date
            </Badge>
          </Box>
          <Box row gap={22} align="stretch">
            <Stat
              bg={v.surface}
              line={v.line}
              label="Sales"
              value="৳ 48.2 L"
              note="12 % on October"
              up
            />
            <Stat
              bg={v.surface}
              line={v.line}
              label="Receivable"
              value="৳ 9.6 L"
              note={<span style={{ color: shapla[700] }}>৳ 1.4 L past due</span>}
            />
            <Stat
              bg={v.surface}
              line={v.line}
              label="Stock value"
              value="৳ 1.3 Cr"
              note="3 godowns"
            />
          </Box>
          <Box gap={14}>
            <Box row gap={14}>
              <T size={25} weight={600}>
                Sales by day, ৳ lakh
              </T>
              <T size={22} soft>
                dashed: Oct.
              </T>
            </Box>
            <LineChart
              w={1105}
              h={236}
              points={november}
              before={october}
              max={3}
              mark={11}
              markText="24 Nov · ৳ 2.3 L"
              labels={['1 Nov', '8', '15', '22', '30 Nov']}
            />
          </Box>
          <Box bg={v.surface} line={v.line} round={v.round} pad="8 28 6">
            <Table
              columns="130px 1fr 1fr 170px 190px"
              right={[3]}
              rowHeight={59}
              size={25}
              head={['Order', 'Supplier', 'Goods', 'Amount', '']}
              rows={orders.map(([no, from, what, amount, state, tone]) => [
                no,
                <b key="from">{from}</b>,
                what,
                taka(amount),
                <Badge key="state" tone={tone} size={22}>
                  {state}
                </Badge>,
              ])}
            />
          </Box>
        </Box>
      </Window>
    </Scene>
  );
}
