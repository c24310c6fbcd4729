/** Neem & Shiuli: a face wash, what is in it, and what three buyers say in Bangla. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { neemShiuli } from '#kit/lettering/shops.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts, themed, v } from '#kit/theme.ts';

export const size = sizes.page;

const theme = themed({
  ground: '#fff8f1',
  ink: '#2c2a3a',
  soft: '#77718a',
  line: '#f1ddd0',
  accent: '#d1491d',
  tint: '#ffe3d3',
  round: 32,
});
const reviews = [
  ['ব্রণ কমেছে, ত্বক টানে না।', 'সুমাইয়া, খুলনা'],
  ['গন্ধটা হালকা, মায়েরও পছন্দ।', 'রাফিদ, ঢাকা'],
  ['তৃতীয়বার নিলাম। প্যাকেট অক্ষত।', 'তানজিলা, যশোর'],
] as const;
const petals = [0, 60, 120, 180, 240, 300];

function Flower({ x, y, size: s }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      {petals.map((turn) => (
        <path
          key={turn}
          d="M0 0q-13-20 0-38q13 18 0 38z"
          fill="#fff"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="8" fill="#f26a3d" />
    </g>
  );
}

function Tube() {
  return (
    <svg aria-hidden="true" width="470" height="660" viewBox="0 0 470 660">
      <path
        d="M86 620q-40-250 60-400M392 560q30-180-30-330"
        stroke="#6f9a55"
        strokeWidth="5"
        fill="none"
      />
      {[0, 1, 2, 3, 4].map((row) => (
        <g key={row} fill={row % 2 ? '#86b267' : '#6f9a55'}>
          <path d={`M${88 + row * 9} ${480 - row * 62}q-62-10-80-64q62 0 80 64z`} />
          <path d={`M${398 - row * 5} ${480 - row * 52}q52-16 62-66q-56 8-62 66z`} />
        </g>
      ))}
      <path d="M130 70h210l-22 470H152z" fill="#fdfdfb" />
      <path d="M130 70h60l-2 470h-36z" fill="#eef0ea" />
      <path d="M122 52h226v26H122z" fill="#dfe6d6" />
      <rect x="160" y="540" width="150" height="84" rx="10" fill="#4f7d3f" />
      <path d="M180 548v70M200 548v70M270 548v70M290 548v70" stroke="#3f6832" strokeWidth="4" />
      <path d="M137 214h196l-8 178H145z" fill="#8fbc6b" />
      <path
        d="M236 240q44 50 0 124q-44-74 0-124zM236 254v104"
        fill="#4f7d3f"
        stroke="#dff0cf"
        strokeWidth="3"
      />
      <Flower x={70} y={590} size={1.5} />
      <Flower x={396} y={610} size={1.1} />
      <Flower x={36} y={250} size={0.9} />
    </svg>
  );
}

export default function Skincare() {
  return (
    <Scene size={size} theme={theme}>
      <svg aria-hidden="true" width="560" height="750" style={{ position: 'absolute' }}>
        <path d="M0 0h430q110 190 40 390T330 750H0z" fill="#ffd2b8" />
      </svg>
      <div style={{ position: 'absolute', left: 30, top: 84 }}>
        <Tube />
      </div>
      <T
        size={25}
        weight={700}
        color="#3f6832"
        center
        style={{ position: 'absolute', left: 165, top: 214, width: 204 }}
      >
        Neem face wash
      </T>
      <Box at={[36, 22]}>
        <Lettering of={neemShiuli} size={58} color="#d1491d" />
      </Box>
      <Box at={[540, 34]} w={624} gap={14}>
        <Box row justify="flex-end" gap={30}>
          {['Face', 'Soap', 'Hair'].map((item) => (
            <T key={item} size={21} weight={500}>
              {item}
            </T>
          ))}
          <Icon name="tabler:user-circle" size={32} />
        </Box>
        <Box row justify="space-between" align="flex-end">
          <Box>
            <T head size={54} leading={1}>
              Neem face wash
            </T>
            <T size={21} soft style={{ marginTop: 8 }}>
              100 ml · for oily skin
            </T>
          </Box>
          <T head size={60} color={v.accent} line>
            {taka(320)}
          </T>
        </Box>
        <Box row gap={10} style={{ flexWrap: 'wrap' }}>
          {['Neem leaf', 'Aloe vera', 'Turmeric', 'Coconut base'].map((item) => (
            <Box key={item} bg="#e4f0d8" color="#355a27" pad="7 16" round={20}>
              <T size={19} weight={600} line>
                {item}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={0} line={v.line} round={18} bg="white">
          {(
            [
              ['Batch', 'NS-2511'],
              ['Made', 'Nov 2025'],
              ['Use before', 'Oct 2027'],
            ] as const
          ).map(([what, value], index) => (
            <Box
              key={what}
              grow
              pad="12 20"
              style={index ? { borderLeft: `2px solid ${v.line}` } : undefined}
            >
              <T size={18} soft>
                {what}
              </T>
              <T size={23} weight={700} line>
                {value}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={14}>
          <Button size={23} h={62} grow icon="tabler:refresh" color="white" bg="#d1491d">
            Order again
          </Button>
          <Button size={23} h={62} bg="white" color={v.ink} line={v.line}>
            Every 2 months
          </Button>
        </Box>
      </Box>
      <Box at={[520, 470]} w={644} gap={12}>
        <Box row gap={10}>
          <T size={21} weight={700}>
            4.8 from 212 buyers
          </T>
          {[0, 1, 2, 3, 4].map((star) => (
            <Icon key={star} name="tabler:star-filled" size={24} color="#f2a33d" />
          ))}
        </Box>
        {reviews.map(([words, who]) => (
          <Box
            key={words}
            row
            justify="space-between"
            bg="white"
            round="26px 26px 26px 4px"
            pad="0 24"
            h={62}
          >
            <T size={23} weight={500} font={fonts.anek} line>
              {words}
            </T>
            <T size={19} soft font={fonts.anek} line>
              {who}
            </T>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
