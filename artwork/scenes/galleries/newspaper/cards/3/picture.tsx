/** Gallery Theke: sports; a live one-day in Mirpur, ball by ball, and the football table. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { masthead } from '#kit/lettering/gallery-theke.ts';
import { Lettering } from '#kit/lettering.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;

const theme = themed({
  ground: '#0b2b22',
  surface: '#123d31',
  ink: '#f3fff2',
  soft: '#a5c9b6',
  line: '#25594a',
  accent: '#d8f34e',
  onAccent: '#0b2b22',
});
const balls = ['1', '4', '·', '2', 'W', '6'] as const;
const batters = [
  ['Tamjid Rana *', 72, 81],
  ['Mehrab Islam', 6, 1],
] as const;
const table = [
  ['Bashundhara', 9, 22],
  ['Abahani', 9, 19],
  ['Mohammedan', 9, 18],
  ['Rahmatganj', 9, 14],
  ['Fortis', 9, 11],
] as const;

const ballLook = (ball: string) =>
  ball === 'W'
    ? ['#ff4d3d', 'white']
    : ball === '4' || ball === '6'
      ? ['#d8f34e', '#0b2b22']
      : ['#1d5a48', '#f3fff2'];

function Stadium() {
  return (
    <svg aria-hidden="true" width="1200" height="670" style={{ position: 'absolute', top: 84 }}>
      <path d="M0 0h1200v670H0z" fill="#0f4a37" />
      <ellipse cx="600" cy="640" rx="860" ry="410" fill="#1c7a4d" />
      <ellipse cx="600" cy="680" rx="700" ry="330" fill="#24915a" />
      <path d="M520 385h160l110 290H410z" fill="#cdb27c" />
      <g fill="#fff" transform="translate(0 52)">
        <rect x="584" y="318" width="5" height="36" />
        <rect x="597" y="318" width="5" height="36" />
        <rect x="610" y="318" width="5" height="36" />
      </g>
      {[690].map((x) => (
        <g key={x}>
          <path d={`M${x + 14} 60v210`} stroke="#2f6f58" strokeWidth="9" />
          <rect x={x - 20} y="10" width="70" height="54" rx="6" fill="#2f6f58" />
          {[0, 1, 2, 3, 4, 5].map((lamp) => (
            <circle
              key={lamp}
              cx={x - 5 + (lamp % 3) * 20}
              cy={25 + Math.floor(lamp / 3) * 24}
              r="7"
              fill="#fbffd6"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

export default function Sports() {
  return (
    <Scene size={size} theme={theme}>
      <Stadium />
      <Box row justify="space-between" h={84} pad="0 36" bg={v.accent} color={v.onAccent}>
        <Lettering of={masthead} size={54} />
        <Box row gap={34}>
          {['Cricket', 'Football', 'Hockey', 'Kabaddi', 'Fixtures'].map((item, index) => (
            <T
              key={item}
              size={22}
              weight={700}
              style={index === 0 ? { borderBottom: '4px solid #0b2b22' } : undefined}
            >
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[36, 114]} w={730} gap={18}>
        <Box row gap={14}>
          <Box row gap={10} bg="#ff4d3d" color="white" pad="5 14" round={6}>
            <T size={20} weight={700}>
              LIVE
            </T>
          </Box>
          <T size={22} weight={600}>
            2nd one-day · Sher-e-Bangla, Mirpur
          </T>
        </Box>
        <Box row align="flex-end" gap={26}>
          <Box>
            <T size={34} weight={700} style={{ fontFamily: v.head, fontStretch: '80%' }}>
              BANGLADESH
            </T>
            <T
              head
              size={150}
              weight={800}
              leading={0.92}
              tracking={-0.04}
              line
              style={{ fontStretch: '78%' }}
            >
              214/6
            </T>
          </Box>
          <Box gap={6} pad="0 0 12">
            <T size={30} weight={700} line>
              43.2 overs
            </T>
            <T size={21} soft line>
              run rate 4.94
            </T>
            <T size={21} soft line>
              v Zimbabwe, batting first
            </T>
          </Box>
        </Box>
        <Box row gap={14}>
          {balls.map((ball, index) => {
            const [bg, color] = ballLook(ball);
            return (
              <Box key={`${ball}${index}`} w={74} h={74} round={40} center bg={bg} color={color}>
                <T size={34} weight={800}>
                  {ball}
                </T>
              </Box>
            );
          })}
          <T size={20} weight={600} leading={1.2}>
            last six
            <br />
            balls
          </T>
        </Box>
      </Box>
      <Box at={[36, 548]} w={730} row gap={16}>
        {batters.map(([name, runs, faced]) => (
          <Box key={name} grow bg="#0b2b22e6" round={12} pad="16 22" gap={2}>
            <T size={21} soft line>
              {name}
            </T>
            <T size={42} weight={800} line>
              {runs}{' '}
              <span style={{ fontSize: 21, fontWeight: 500, color: 'var(--soft)' }}>
                off {faced}
              </span>
            </T>
          </Box>
        ))}
        <Box grow bg="#0b2b22e6" round={12} pad="16 22" gap={2}>
          <T size={21} soft line>
            R. Chivanga
          </T>
          <T size={42} weight={800} line>
            3/41 <span style={{ fontSize: 21, fontWeight: 500, color: 'var(--soft)' }}>8.2 ov</span>
          </T>
        </Box>
      </Box>
      <Box at={[0, 684]} w={806} h={66} row gap={12} bg="#0b2b22" pad="0 36">
        <Icon name="tabler:device-mobile-message" size={26} color={v.accent} />
        <T size={20}>43.2 · Chivanga to Mehrab, SIX! His first ball, over long-on into the stand</T>
      </Box>
      <Box
        at={[806, 114]}
        w={358}
        h={606}
        bg="#f3fff2"
        color="#0b2b22"
        round={16}
        pad="22 26"
        gap={4}
      >
        <Box row gap={12}>
          <Icon name="tabler:ball-football" size={34} />
          <T head size={29}>
            Premier League
          </T>
        </Box>
        <Box row pad="8 0 4" color="#547566">
          <T size={18} style={{ flex: 1 }}>
            Club
          </T>
          <T size={18} right style={{ width: 50 }}>
            P
          </T>
          <T size={18} right style={{ width: 64 }}>
            Pts
          </T>
        </Box>
        {table.map(([club, played, points], index) => (
          <Box key={club} row h={60} style={{ borderTop: '2px solid #cfe6d3' }}>
            <T size={22} weight={700} color="#547566" style={{ width: 34 }}>
              {index + 1}
            </T>
            <T size={23} weight={600} style={{ flex: 1 }} line>
              {club}
            </T>
            <T size={22} right style={{ width: 50 }}>
              {played}
            </T>
            <T size={27} weight={800} right style={{ width: 64 }}>
              {points}
            </T>
          </Box>
        ))}
        <Box
          bg="#0b2b22"
          color="#f3fff2"
          round={12}
          pad="16 20"
          gap={6}
          style={{ marginTop: 'auto' }}
        >
          <T size={19} color="#d8f34e" weight={600}>
            Tomorrow, 5.30 pm Dhaka
          </T>
          <T size={24} weight={700} leading={1.2}>
            Abahani v Mohammedan
          </T>
          <T size={19} color="#a5c9b6">
            Bangabandhu Stadium
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
