/** Loha Lokkor: a hardware dealer's bill on paper-like sheets, goods by kg, bag and foot. */

import { Box } from '#kit/box.tsx';
import { Good } from '#kit/demo/hardware.tsx';
import { Icon } from '#kit/icon.tsx';
import { sum, taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 25, top: 224, width: 770 };

const theme = themed({
  ground: '#ff7a1a',
  surface: '#fffdf8',
  ink: '#1f1a17',
  soft: '#6e655e',
  line: '#e2d9cf',
  accent: '#1f1a17',
  tint: '#ffe6d1',
  round: 6,
});
const lines = [
  ['rod', 'Rod, 60 grade 12 mm', '850 kg', 'at 88', 74800],
  ['bag', 'Cement, PCC', '60 bags', 'at 515', 30900],
  ['pipe', 'uPVC pipe, 4 inch', '120 ft', 'at 85', 10200],
] as const;
const total = sum(lines.map((line) => line[4]));

export default function HardwareDealer() {
  return (
    <Scene size={size} theme={theme}>
      <svg aria-hidden="true" width="1200" height="750" style={{ position: 'absolute' }}>
        {Array.from({ length: 14 }, (_, index) => (
          <path key={index} d={`M${index * 110 - 200} 750l260-750h40l-260 750z`} fill="#f56c08" />
        ))}
      </svg>
      <Box at={[40, 24]} w={1120} row justify="space-between">
        <T
          size={48}
          weight={800}
          tracking={-0.01}
          style={{ fontFamily: v.head, fontStretch: '75%' }}
        >
          LOHA LOKKOR
        </T>
        <T size={22} weight={600}>
          Pabna, Ananta Bazar · Tuesday 18 Nov, 11.20
        </T>
      </Box>
      <Box at={[40, 104]} w={740} h={606} bg={v.surface} round={8} pad="26 32" shadow>
        <Box row justify="space-between">
          <Box>
            <T head size={36}>
              Bill 3418
            </T>
            <T size={21} soft>
              Jashim Builders, contractor · dealer price
            </T>
          </Box>
          <Box bg={v.ink} color="white" pad="10 18" round={6}>
            <T size={20} weight={600}>
              On account
            </T>
          </Box>
        </Box>
        <Box style={{ marginTop: 16 }}>
          {lines.map(([kind, name, much, rate, amount]) => (
            <Box key={kind} row gap={22} h={122} style={{ borderTop: `2px solid ${v.line}` }}>
              <Good kind={kind} />
              <Box grow gap={2}>
                <T size={26} weight={700} line>
                  {name}
                </T>
                <T size={20} soft>
                  {rate} taka
                </T>
              </Box>
              <T size={28} weight={800} right line style={{ width: 120 }} color="#c24d00">
                {much}
              </T>
              <T size={28} weight={600} right line style={{ width: 136 }}>
                {taka(amount)}
              </T>
            </Box>
          ))}
        </Box>
        <Box
          row
          justify="space-between"
          pad="18 0 0"
          style={{ borderTop: `5px solid ${v.ink}`, marginTop: 'auto' }}
        >
          <T size={24} weight={600}>
            Lorry to site ৳ 1,600
          </T>
          <T head size={58} weight={800} line>
            {taka(total + 1600)}
          </T>
        </Box>
      </Box>
      <Box
        at={[812, 104]}
        w={348}
        h={330}
        bg="#fff3a6"
        pad="24 28"
        gap={8}
        style={{
          boxShadow: '0 18px 40px #7a35004d',
          clipPath: 'polygon(0 0,100% 0,100% 88%,86% 100%,0 100%)',
        }}
      >
        <Box row gap={12}>
          <Icon name="tabler:truck-delivery" size={32} />
          <T head size={29}>
            Challan 1206
          </T>
        </Box>
        <T size={21} leading={1.35}>
          Site: Kachharipara, behind the college, 3rd floor roof
        </T>
        <Box gap={3} style={{ borderTop: '2px dashed #a58a16', paddingTop: 10 }}>
          {lines.map(([kind, name, much]) => (
            <Box key={kind} row justify="space-between">
              <T size={20}>{name.split(',')[0]}</T>
              <T size={20} weight={700}>
                {much}
              </T>
            </Box>
          ))}
        </Box>
        <T size={19} style={{ marginTop: 6 }}>
          No prices on the challan
        </T>
      </Box>
      <Box at={[812, 460]} w={348} h={250} bg={v.ink} color="white" round={8} pad="24 28" gap={8}>
        <T size={21} color="#ffb27a">
          Contractor’s dues
        </T>
        <T head size={50} weight={800} line>
          {taka(235000)}
        </T>
        <Box h={16} round={8} bg="#4b433d" style={{ marginTop: 8 }}>
          <Box h={16} w="78%" round={8} bg="#ff7a1a" />
        </Box>
        <T size={20}>of a limit of ৳ 3,00,000</T>
        <T size={20} color="#ffb27a">
          Oldest: 26 days
        </T>
      </Box>
    </Scene>
  );
}
