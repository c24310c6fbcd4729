/** Dakghuri: the merchant's panel of a courier; parcels of the day, cash, Sunday's payout. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 404, top: 216, width: 792 };

const theme = themed({
  ground: '#fff1ec',
  ink: '#2b1120',
  soft: '#85636f',
  line: '#f3d5cb',
  accent: '#e5322d',
  tint: '#ffe0d8',
  round: 18,
});
const parcels = [
  ['DG-70418', 'Nusrat, Mirpur 10', 1850, 'Delivered', '#d8f2df', '#126a38'],
  ['DG-70421', 'Imran, Uttara 7', 2400, 'With rider', '#ffe9b8', '#7a4d00'],
  ['DG-70425', 'Shathi, Savar', 990, 'At Savar hub', '#dfe6ff', '#2d3fa8'],
  ['DG-70430', 'Kamal, Mirpur 2', 3150, 'Delivered', '#d8f2df', '#126a38'],
  ['DG-70433', 'Lubna, Uttara 12', 1200, 'Asked for Sat', '#f5dcec', '#8d1d5f'],
] as const;
const areas = [
  ['Mirpur', 19, 14],
  ['Uttara', 15, 9],
  ['Savar', 12, 6],
] as const;

export default function MerchantPanel() {
  return (
    <Scene size={size} theme={theme}>
      <svg aria-hidden="true" width="1200" height="250" style={{ position: 'absolute' }}>
        <path d="M0 0h1200v250H0z" fill="#e5322d" />
        <path
          d="M560 270C640 60 820 40 930 120S1120 150 1180 20"
          fill="none"
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="4"
          strokeDasharray="2 13"
          strokeLinecap="round"
        />
        <g transform="translate(1094 44) rotate(18)">
          <path d="M0-46l34 46l-34 46l-34-46z" fill="#ffc928" />
          <path d="M0-46v92M-34 0h68" stroke="#b8221e" strokeWidth="4" />
          <path d="M0 46q-14 22 4 36q16 16-2 34" fill="none" stroke="#ffc928" strokeWidth="5" />
        </g>
      </svg>
      <Box at={[40, 30]} row gap={14}>
        <svg aria-hidden="true" width="46" height="46" viewBox="0 0 46 46">
          <path d="M23 1l20 22l-20 22L3 23z" fill="#ffc928" />
          <path d="M23 1v44M3 23h40" stroke="#e5322d" strokeWidth="3" />
        </svg>
        <T head size={36} weight={800} color="white">
          Dakghuri
        </T>
      </Box>
      <Box at={[330, 40]} row gap={30}>
        {['Parcels', 'Pickup', 'Payouts'].map((item, index) => (
          <T
            key={item}
            size={21}
            weight={600}
            color="white"
            style={{
              opacity: index ? 0.85 : 1,
              borderBottom: index ? undefined : '3px solid #ffc928',
            }}
          >
            {item}
          </T>
        ))}
      </Box>
      <Box at={[40, 108]} color="white" gap={2}>
        <T head size={44}>
          46 parcels on the way today
        </T>
        <T size={21}>Rong Mela, Mirpur 11 · orders came from Excel at 9.10</T>
      </Box>
      <Box at={[40, 216]} w={720} bg="white" round={22} pad="10 26 14" shadow>
        {parcels.map(([no, to, cash, state, bg, color], index) => (
          <Box key={no} row h={62} style={index ? { borderTop: `2px solid ${v.line}` } : undefined}>
            <T size={19} soft style={{ width: 118 }} line>
              {no}
            </T>
            <T size={23} weight={600} style={{ flex: 1 }} line>
              {to}
            </T>
            <T size={23} weight={600} right style={{ width: 100, marginRight: 22 }} line>
              {taka(cash)}
            </T>
            <Box bg={bg} color={color} round={20} pad="6 0" w={158} align="center">
              <T size={19} weight={600} line>
                {state}
              </T>
            </Box>
          </Box>
        ))}
      </Box>
      <Box at={[40, 578]} w={720} row gap={16}>
        {areas.map(([name, all, done]) => (
          <Box key={name} grow bg="white" round={18} pad="16 20" gap={10}>
            <Box row justify="space-between">
              <T size={23} weight={700}>
                {name}
              </T>
              <T size={19} soft>
                {done} of {all}
              </T>
            </Box>
            <Box h={14} round={7} bg={v.tint}>
              <Box h={14} w={`${(done / all) * 100}%`} round={7} bg={v.accent} />
            </Box>
            <T size={18} soft>
              {all - done} still out
            </T>
          </Box>
        ))}
      </Box>
      <Box at={[796, 216]} w={364} h={500} bg={v.ink} color="white" round={26} pad="28 30" gap={8}>
        <T size={21} color="#f0b9ae">
          Cash collected
        </T>
        <T head size={62} weight={800} line>
          {taka(58300)}
        </T>
        <Box gap={12} style={{ marginTop: 14 }}>
          {(
            [
              ['29 delivered', '৳ 58,300'],
              ['Charge, 29 × ৳ 70', '− ৳ 2,030'],
              ['COD fee 1 %', '− ৳ 583'],
            ] as const
          ).map(([what, amount]) => (
            <Box
              key={what}
              row
              justify="space-between"
              pad="0 0 10"
              style={{ borderBottom: '2px dashed #6d4258' }}
            >
              <T size={20} color="#f6dcd5">
                {what}
              </T>
              <T size={21} weight={600}>
                {amount}
              </T>
            </Box>
          ))}
        </Box>
        <Box
          bg="#ffc928"
          color={v.ink}
          round={18}
          pad="18 22"
          gap={2}
          style={{ marginTop: 'auto' }}
        >
          <Box row gap={10}>
            <Icon name="tabler:calendar-dollar" size={28} />
            <T size={21} weight={600}>
              Payout on Sunday
            </T>
          </Box>
          <T head size={42} weight={800} line>
            {taka(55687)}
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
