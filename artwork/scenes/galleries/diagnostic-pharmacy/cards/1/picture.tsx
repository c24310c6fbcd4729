/** Bori Baksho: a search by generic, brands with strip price and shelf, loose tablets on the bill. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 14, top: 82, width: 784 };

const theme = themed({
  ground: '#2b1a4f',
  surface: '#ffffff',
  ink: '#241640',
  soft: '#756a8c',
  line: '#e4def0',
  accent: '#ff5d8f',
  tint: '#f3eefb',
});
const brands = [
  ['Febron 500', 'Paracetamol · Tablet · Padma Labs', '৳ 12', 'B-2', '#ff5d8f', ''],
  ['Jorbin XR 665', 'Paracetamol · Tablet · Turag Pharma', '৳ 20', 'B-3', '#3aa0ff', ''],
  [
    'Tapnil 120',
    'Paracetamol · Syrup 60 ml · Halda',
    '৳ 35',
    'D-1',
    '#ff9f1c',
    'Batch T418, 2 months left',
  ],
  ['Febron 125', 'Paracetamol · Suppository · Padma Labs', '৳ 40', 'Fridge', '#2bb673', ''],
] as const;

function Strip({ tablets, colour }: { tablets: number; colour: string }) {
  return (
    <svg aria-hidden="true" width="150" height="66" viewBox="0 0 150 66">
      <rect width="150" height="66" rx="8" fill="#d9d4e3" />
      <rect x="3" y="3" width="144" height="60" rx="6" fill="#efecf5" />
      {Array.from({ length: 10 }, (_, index) => (
        <circle
          key={index}
          cx={18 + (index % 5) * 28.5}
          cy={index < 5 ? 20 : 47}
          r="10"
          fill={index < tablets ? colour : '#d3cbe0'}
          stroke={index < tablets ? '#00000022' : '#b9afca'}
          strokeWidth="2"
          strokeDasharray={index < tablets ? undefined : '4 3'}
        />
      ))}
    </svg>
  );
}

export default function PharmacyCounter() {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={84} pad="0 32" color="white">
        <Box row gap={14}>
          <svg aria-hidden="true" width="44" height="44" viewBox="0 0 44 44">
            <rect x="2" y="2" width="40" height="40" rx="12" fill="#ff5d8f" />
            <path d="M14 30l16-16" stroke="#fff" strokeWidth="13" strokeLinecap="round" />
            <path d="M22 22l8-8" stroke="#ffc94d" strokeWidth="13" strokeLinecap="round" />
          </svg>
          <T head size={30}>
            Bori Baksho
          </T>
          <T size={20} color="#b9a8dd">
            Charpara, Mymensingh
          </T>
        </Box>
        <T size={20} color="#b9a8dd">
          Today ৳ 38,640 · 212 bills
        </T>
      </Box>
      <Box at={[28, 88]} w={736} gap={14}>
        <Box row gap={16} h={76} bg="white" round={20} pad="0 24">
          <Icon name="tabler:search" size={34} color={v.accent} />
          <T size={32} weight={600}>
            paracetamol
          </T>
          <Box w={3} h={38} bg={v.accent} style={{ marginLeft: -10 }} />
          <Box bg={v.tint} round={20} pad="6 16" style={{ marginLeft: 'auto' }}>
            <T size={19} weight={600}>
              generic
            </T>
          </Box>
        </Box>
        {brands.map(([name, what, price, shelf, colour, warning], index) => (
          <Box
            key={name}
            row
            gap={20}
            bg="white"
            round={20}
            pad="0 22"
            h={warning ? 142 : 116}
            style={index === 0 ? { outline: '5px solid #ff5d8f' } : undefined}
          >
            <Box w={16} h={70} round={8} bg={colour} />
            <Box grow gap={3}>
              <T size={28} weight={700} leading={1.15} line>
                {name}
              </T>
              <T size={20} soft line>
                {what}
              </T>
              {warning ? (
                <Box row gap={8} color="#b45309">
                  <Icon name="tabler:alert-triangle-filled" size={24} />
                  <T size={20} weight={600} line>
                    {warning}
                  </T>
                </Box>
              ) : null}
            </Box>
            <Box center w={108} h={62} round={14} bg={v.tint}>
              <T size={17} soft leading={1.1}>
                shelf
              </T>
              <T size={25} weight={700} leading={1.15}>
                {shelf}
              </T>
            </Box>
            <T size={36} weight={700} right line style={{ width: 96 }}>
              {price}
            </T>
          </Box>
        ))}
      </Box>
      <Box at={[790, 88]} w={382} h={634} bg="#fff7e3" round={24} pad="26 28" gap={16}>
        <T head size={31}>
          On the bill
        </T>
        <T size={24} weight={700}>
          Febron 500
        </T>
        <Box row gap={12}>
          <Strip tablets={10} colour="#ff5d8f" />
          <Strip tablets={10} colour="#ff5d8f" />
        </Box>
        <Box row justify="space-between">
          <T size={22}>2 strips × ৳ 12</T>
          <T size={25} weight={700}>
            ৳ 24
          </T>
        </Box>
        <Strip tablets={5} colour="#ff5d8f" />
        <Box row justify="space-between">
          <T size={22}>5 tablets × ৳ 1.20</T>
          <T size={25} weight={700}>
            ৳ 6
          </T>
        </Box>
        <T size={19} soft>
          Batch F2207, until June 2027
        </T>
        <Box
          row
          justify="space-between"
          align="flex-end"
          pad="14 0 0"
          style={{ borderTop: '3px dashed #d9c58e', marginTop: 'auto' }}
        >
          <T size={24} weight={600}>
            To pay
          </T>
          <T head size={72} weight={800} line leading={0.9}>
            ৳ 30
          </T>
        </Box>
        <Button size={24} h={64} w="100%" bg="#c2185f" color="white" icon="tabler:cash">
          Cash
        </Button>
      </Box>
    </Scene>
  );
}
