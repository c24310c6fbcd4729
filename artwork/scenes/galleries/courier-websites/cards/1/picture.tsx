/** Nodipath Parcel: the manifest of a lorry, drawn along its road from Dhaka to Dinajpur. */

import { Box } from '#kit/box.tsx';
import { Lorry } from '#kit/demo/lorry.tsx';
import { Icon } from '#kit/icon.tsx';
import { sum, taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 462, top: 224, width: 738 };

const theme = themed({
  ground: '#0f3d4c',
  surface: '#fdf9ee',
  ink: '#0d2a35',
  soft: '#54717b',
  line: '#d8d2bd',
  accent: '#0f7a86',
  tint: '#ffb938',
});
const stops = [
  ['Dhaka, Gabtoli', '9.30 pm', 0, 184, 'loaded', 0],
  ['Bogura, Charmatha', '2.45 am', 58, 126, 'unload 58', 14250],
  ['Rangpur, Modern Mor', '5.10 am', 71, 55, 'unload 71', 19860],
  ['Dinajpur, Kanchan', '7.00 am', 55, 0, 'unload 55', 16390],
] as const;

export default function Manifest() {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={92} pad="0 40" color="white">
        <Box row gap={14}>
          <svg aria-hidden="true" width="54" height="40" viewBox="0 0 54 40">
            <path
              d="M2 10q12-12 25 0t25 0M2 22q12-12 25 0t25 0M2 34q12-12 25 0t25 0"
              fill="none"
              stroke="#ffb938"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </svg>
          <T
            size={34}
            weight={800}
            tracking={0.04}
            style={{ fontFamily: v.head, fontStretch: '80%' }}
          >
            NODIPATH PARCEL
          </T>
        </Box>
        <Box row gap={30}>
          {['Book', 'Track', 'Lorries', 'Counters'].map((item, index) => (
            <T key={item} size={21} weight={600} color={index === 2 ? v.tint : 'white'}>
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[40, 100]} w={770} h={650} bg={v.surface} round="12px 12px 0 0" pad="28 36">
        <Box row justify="space-between" align="flex-start">
          <Box gap={4}>
            <T size={20} soft>
              Manifest NP-DHK-0612
            </T>
            <T head size={42} line>
              Dhaka to Dinajpur
            </T>
          </Box>
          <Box align="flex-end" gap={4}>
            <T size={20} soft>
              Dhaka Metro-Ta 13-4471
            </T>
            <T size={22} weight={600}>
              Abdul Malek, driver
            </T>
          </Box>
        </Box>
        <Box style={{ position: 'relative', marginTop: 26 }}>
          <svg
            aria-hidden="true"
            width="60"
            height="490"
            style={{ position: 'absolute', left: 0, top: 0 }}
          >
            <path d="M28 40V440" stroke={v.line} strokeWidth="16" strokeLinecap="round" />
            <path d="M28 40V212" stroke={v.accent} strokeWidth="16" strokeLinecap="round" />
            <path d="M28 40V440" stroke="#fff" strokeWidth="2.500" strokeDasharray="10 12" />
          </svg>
          {stops.map(([name, time, parcels, left, what, freight], index) => (
            <Box key={name} row h={124} gap={26} style={{ position: 'relative' }}>
              <Box w={56} center>
                <Box
                  w={42}
                  h={42}
                  round={21}
                  center
                  bg={index < 2 ? v.accent : 'white'}
                  line={v.accent}
                  color={index < 2 ? 'white' : v.accent}
                >
                  <T size={21} weight={700}>
                    {index + 1}
                  </T>
                </Box>
              </Box>
              <Box grow gap={2}>
                <T size={27} weight={700} line>
                  {name}
                </T>
                <T size={20} soft line>
                  {time} ·{' '}
                  {parcels === 0
                    ? 'all on the lorry'
                    : left > 0
                      ? `${left} stay on`
                      : 'lorry empty'}
                </T>
              </Box>
              <Box bg={parcels ? '#ffe3a8' : '#d5ecec'} round={10} pad="9 0" w={138} align="center">
                <T size={21} weight={700} line>
                  {what}
                </T>
              </Box>
              <T size={27} weight={700} right line style={{ width: 132 }}>
                {freight ? taka(freight) : '184 pcs'}
              </T>
            </Box>
          ))}
        </Box>
      </Box>
      <Box at={[846, 110]} w={314} gap={22} color="white">
        <Lorry />
        <Box gap={4}>
          <T size={21} color="#a9cdd4">
            Freight to collect
          </T>
          <T head size={56} weight={800} color={v.tint} line>
            {taka(sum(stops.map((stop) => stop[5])))}
          </T>
        </Box>
        <Box gap={14} pad="20 0 0" style={{ borderTop: '2px solid #2b6373' }}>
          {(
            [
              ['tabler:package', '184 parcels, 3.2 t'],
              ['tabler:road', '412 km, 9 h 30 min'],
              ['tabler:map-pin', 'Now past Sherpur'],
            ] as const
          ).map(([icon, what]) => (
            <Box key={what} row gap={14}>
              <Icon name={icon} size={30} color={v.tint} />
              <T size={22}>{what}</T>
            </Box>
          ))}
        </Box>
        <Box bg="#17515f" round={12} pad="18 22" gap={4}>
          <T size={19} color="#a9cdd4">
            SMS code, NP-88213
          </T>
          <T size={40} weight={700} tracking={0.18}>
            4 0 7 2
          </T>
          <T size={19}>Rangpur, 2 cartons, ৳ 480</T>
        </Box>
      </Box>
    </Scene>
  );
}
