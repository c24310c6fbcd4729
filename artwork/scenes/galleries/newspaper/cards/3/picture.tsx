/** Gallery Theke: sports; a live one-day in Mirpur, ball by ball, and the football table. */

import { Box } from '#kit/box.tsx';
import { League } from '#kit/demo/league.tsx';
import { Stadium } from '#kit/demo/stadium.tsx';
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
  ['Tamjid Rana', 72, 81],
  ['Mehrab Islam *', 6, 1],
] as const;

const ballLook = (ball: string) =>
  ball === 'W'
    ? ['#ff4d3d', 'white']
    : ball === '4' || ball === '6'
      ? ['#d8f34e', '#0b2b22']
      : ['#1d5a48', '#f3fff2'];

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
              style={index === 0 ? { borderBottom: '4px solid #0b2b22' } : {}}
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
            <T size={21} line>
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
      <Box at={[0, 684]} w={1200} h={66} row gap={12} bg="#0b2b22" pad="0 36">
        <Icon name="tabler:device-mobile-message" size={26} color={v.accent} />
        <T size={20}>43.2 · Chivanga to Mehrab, SIX! His first ball, over long-on into the stand</T>
      </Box>
      <League />
    </Scene>
  );
}
