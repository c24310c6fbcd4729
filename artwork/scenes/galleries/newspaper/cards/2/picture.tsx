/** The Khatian: a business daily on salmon paper; two share tables, the dollar, a closed article. */

import { Box } from '#kit/box.tsx';
import { type Row, Shares } from '#kit/demo/shares.tsx';
import { Icon } from '#kit/icon.tsx';
import { leadOne, leadTwo, masthead } from '#kit/lettering/khatian.ts';
import { Lettering } from '#kit/lettering.tsx';
import { LineChart } from '#kit/line-chart.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 22, top: 134, width: 712 };

const theme = themed({
  ground: '#fbe6d8',
  surface: '#fff5ec',
  ink: '#21150f',
  soft: '#6d574a',
  line: '#dfbfa9',
  accent: '#0e4f66',
  tint: '#f5d4bf',
  round: 0,
});
const dhaka: readonly Row[] = [
  ['Titas Bank', '34.20', 2.4],
  ['Padma Pharma', '218.60', 1.1],
  ['Rupsha Cement', '61.90', -0.8],
  ['Surma Textile', '17.40', 3.6],
];
const chattogram: readonly Row[] = [
  ['Halda Steel', '88.10', -1.9],
  ['Karnafuli Paper', '42.70', 0.7],
  ['Sangu Insurance', '56.30', 1.5],
];

export default function BusinessDaily() {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" pad="0 36" h={92} align="center">
        <Lettering of={masthead} size={62} color={v.ink} />
        <Box row gap={26}>
          {['Markets', 'Trade', 'Budget', 'Banks', 'Jobs'].map((item) => (
            <T key={item} size={20} weight={600}>
              {item}
            </T>
          ))}
          <Box bg={v.accent} color="white" pad="9 18">
            <T size={19} weight={600}>
              Subscribe
            </T>
          </Box>
        </Box>
      </Box>
      <Box row h={50} pad="0 36" justify="space-between" bg={v.ink} color="#fbe6d8">
        {(
          [
            ['US $', '122.40'],
            ['€', '141.85'],
            ['£', '161.20'],
            ['₹', '1.38'],
            ['Gold, bhori', '2,08,470'],
          ] as const
        ).map(([what, rate]) => (
          <Box key={what} row gap={10}>
            <T size={19} style={{ opacity: 0.75 }}>
              {what}
            </T>
            <T size={21} weight={700} line>
              ৳ {rate}
            </T>
          </Box>
        ))}
      </Box>
      <Box at={[36, 166]} w={716} gap={14}>
        <Lettering of={leadOne} size={64} />
        <Lettering of={leadTwo} size={64} style={{ marginTop: -2 }} />
        <Box row gap={34} align="flex-start" style={{ marginTop: 4 }}>
          <Box w={380} gap={6}>
            <T size={19} weight={600}>
              Exports of garments, $ billion a month
            </T>
            <LineChart
              w={380}
              h={190}
              points={[2.92, 3.06, 2.81, 3.18, 3.3, 3.21, 3.48, 3.62]}
              min={2.4}
              max={3.8}
              size={18}
              mark={7}
              markColor="#b01e23"
              labels={['8 months ago', 'Last month']}
            />
          </Box>
          <Box w={278} gap={12}>
            <T size={18} soft>
              By Farzana Huq, Ashulia
            </T>
            <T size={20} leading={1.42}>
              Buyers in Germany and Poland moved orders to Bangladesh last month, and knitwear mills
              in Gazipur are booked for the next three.
            </T>
          </Box>
        </Box>
      </Box>
      <Box at={[36, 574]} w={716}>
        <T size={20} leading={1.42} style={{ maskImage: 'linear-gradient(#000,#0002)' }}>
          The rise is the fastest in eleven months, yet factory owners say that the price of a basic
          T-shirt has fallen by four cents within a year.
        </T>
        <Box
          row
          justify="space-between"
          bg={v.surface}
          pad="0 24"
          h={92}
          style={{ borderTop: `4px solid ${v.accent}`, marginTop: 14 }}
        >
          <Box row gap={16}>
            <Icon name="tabler:lock" size={34} color={v.accent} />
            <T size={21} weight={600} leading={1.25}>
              The rest is for subscribers.
              <br />
              <span style={{ fontWeight: 400 }}>৳ 150 a month, bKash or card</span>
            </T>
          </Box>
          <Box bg={v.accent} color="white" pad="13 24">
            <T size={21} weight={600}>
              Read on
            </T>
          </Box>
        </Box>
      </Box>
      <Box at={[788, 168]} w={376} gap={20}>
        <Shares title="Dhaka · DSEX" index="5,312" move={0.6} rows={dhaka} />
        <Shares title="Chattogram · CASPI" index="14,870" move={-0.3} rows={chattogram} />
        <Box bg={v.tint} pad="16 20" gap={6} style={{ borderTop: `4px solid ${v.ink}` }}>
          <T size={19} weight={600} color={v.accent}>
            Budget desk
          </T>
          <T size={24} weight={700} leading={1.2}>
            Who pays turnover tax, and from what amount
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
