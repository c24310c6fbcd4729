/** Keora Boat Tours: the deck seen from above, cabin 6 chosen, the fare beside it. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { keora } from '#kit/lettering/portfolio.ts';
import { Lettering } from '#kit/lettering.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;

const theme = themed({
  ground: '#12403a',
  ink: '#0e2b27',
  soft: '#5d7a72',
  line: '#cfdfd2',
  accent: '#e5a72b',
  onAccent: '#0e2b27',
  tint: '#f4f1de',
});
const taken = [2, 3, 9];

function Deck() {
  return (
    <svg aria-hidden="true" width="760" height="340" viewBox="0 0 760 340">
      <path d="M20 60h560q130 20 170 110q-40 90-170 110H20q-26-110 0-220z" fill="#f4f1de" />
      <path d="M36 74h536q110 18 146 96q-36 78-146 96H36q-22-96 0-192z" fill="#c99a5b" />
      <clipPath id="deck">
        <path d="M36 74h536q110 18 146 96q-36 78-146 96H36q-22-96 0-192z" />
      </clipPath>
      <g clipPath="url(#deck)">
        {Array.from({ length: 11 }, (_, index) => (
          <path key={index} d={`M34 ${86 + index * 17}h650`} stroke="#b5854a" strokeWidth="2" />
        ))}
      </g>
      {Array.from({ length: 10 }, (_, index) => {
        const no = index + 1;
        const x = 112 + (index % 5) * 92;
        const y = index < 5 ? 80 : 184;
        const gone = taken.includes(no);
        const mine = no === 6;
        return (
          <g key={no}>
            <rect
              x={x}
              y={y}
              width="84"
              height="76"
              rx="8"
              fill={mine ? '#e5a72b' : gone ? '#9aa39a' : '#fffdf2'}
              stroke={mine ? '#0e2b27' : '#7d5a2c'}
              strokeWidth={mine ? 5 : 2.5}
            />
            <text
              x={x + 42}
              y={y + 52}
              textAnchor="middle"
              fontSize="38"
              fontWeight="700"
              fill={gone ? '#6c766d' : '#0e2b27'}
              fontFamily="Figtree Variable"
            >
              {no}
            </text>
            {gone ? (
              <path d={`M${x + 10} ${y + 66}l64-56`} stroke="#6c766d" strokeWidth="4" />
            ) : null}
          </g>
        );
      })}
      <rect
        x="46"
        y="120"
        width="54"
        height="100"
        rx="8"
        fill="#fffdf2"
        stroke="#7d5a2c"
        strokeWidth="2.500"
      />
      <rect x="586" y="116" width="80" height="108" rx="14" fill="#2f6f64" />
      <circle cx="626" cy="170" r="20" fill="none" stroke="#f4f1de" strokeWidth="5" />
      <path d="M626 150v40M606 170h40" stroke="#f4f1de" strokeWidth="4" />
      <path d="M60 152h26M60 170h26M60 188h26" stroke="#7d5a2c" strokeWidth="4" />
    </svg>
  );
}

function Mangrove() {
  return (
    <svg aria-hidden="true" width="1200" height="750" style={{ position: 'absolute' }}>
      <path d="M0 0h1200v190q-100-30-200-8t-220-14t-240 16t-260-12T0 190z" fill="#0b2e29" />
      <g fill="#1f5d4f">
        {Array.from({ length: 15 }, (_, index) => (
          <circle
            key={index}
            cx={index * 86}
            cy={128 + (index % 3) * 16}
            r={52 + (index % 4) * 9}
          />
        ))}
      </g>
      <g stroke="#2d7a6b" strokeWidth="4" strokeLinecap="round">
        <path d="M560 700h180M620 236h120" />
      </g>
      <path d="M0 0h1200v100H0z" fill="#0b2e29" />
    </svg>
  );
}

export default function BoatTours() {
  return (
    <Scene size={size} theme={theme}>
      <Mangrove />
      <Box at={[44, 24]} w={1112} row justify="space-between" color="white">
        <Box row gap={16} align="flex-end">
          <Lettering of={keora} size={60} color={v.accent} />
          <T size={21} weight={500}>
            boats into the Sundarbans
          </T>
        </Box>
        <Box row gap={30}>
          {['Trips', 'Boat', 'Food', 'Permits'].map((item) => (
            <T key={item} size={21} weight={600}>
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[44, 212]} w={740} gap={4} color="white">
        <T head size={46}>
          Choose your cabin
        </T>
        <T size={22} style={{ opacity: 0.85 }}>
          MV Keora · 12 to 14 December, from Khulna BIWTA ghat
        </T>
      </Box>
      <div style={{ position: 'absolute', left: 30, top: 318 }}>
        <Deck />
      </div>
      <Box at={[60, 680]} row gap={34} color="white">
        {(
          [
            ['#e5a72b', 'yours'],
            ['#fffdf2', 'free, 6'],
            ['#9aa39a', 'taken, 3'],
          ] as const
        ).map(([bg, what]) => (
          <Box key={what} row gap={12}>
            <Box w={28} h={28} round={6} bg={bg} />
            <T size={21}>{what}</T>
          </Box>
        ))}
      </Box>
      <Box at={[820, 122]} w={336} h={600} bg={v.tint} round={24} pad="22 28 24" gap={10}>
        <T head size={36}>
          Cabin 6
        </T>
        <T size={21} soft leading={1.3}>
          River side, own washroom
        </T>
        <Box row justify="space-between" bg="white" round={14} pad="12 18">
          <T size={22} weight={600}>
            Guests
          </T>
          <Box row gap={16}>
            <Icon name="tabler:minus" size={26} />
            <T size={28} weight={700}>
              2
            </T>
            <Icon name="tabler:plus" size={26} />
          </Box>
        </Box>
        {(
          [
            ['2 × ৳ 10,200', '৳ 20,400'],
            ['Forest permits', '৳ 2,100'],
            ['Kayak, half day', '৳ 1,500'],
          ] as const
        ).map(([what, amount]) => (
          <Box key={what} row justify="space-between">
            <T size={21}>{what}</T>
            <T size={22} weight={600}>
              {amount}
            </T>
          </Box>
        ))}
        <Box
          row
          justify="space-between"
          align="flex-end"
          pad="12 0 0"
          style={{ borderTop: '3px solid #0e2b27' }}
        >
          <T size={22} weight={600}>
            In all
          </T>
          <T head size={42} line>
            ৳ 24,000
          </T>
        </Box>
        <Box
          bg="#e2136e"
          color="white"
          round={18}
          pad="16 20"
          gap={2}
          style={{ marginTop: 'auto' }}
        >
          <T size={20}>30 % now by bKash</T>
          <T head size={44} line>
            ৳ 7,200
          </T>
        </Box>
        <Button w="100%" size={23} h={60} bg={v.ink} color="white">
          Book cabin 6
        </Button>
      </Box>
    </Scene>
  );
}
