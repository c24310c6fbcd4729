/** Lal Sutli: one panjabi by size and colour, the stock in each square, an exchange under way. */

import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Panjabi } from '#kit/demo/panjabi.tsx';
import { Icon } from '#kit/icon.tsx';
import { lalSutli } from '#kit/lettering/software.ts';
import { Lettering } from '#kit/lettering.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 545, top: 112, width: 640 };

const theme = themed({
  ground: '#fdf6f4',
  ink: '#33131a',
  soft: '#86646b',
  line: '#efd8d5',
  accent: '#c3122f',
  tint: '#fbe3e1',
});
const colours = [
  ['White', '#f7f3ea', [4, 7, 9, 3, 1]],
  ['Indigo', '#27367f', [2, 5, 6, 0, 2]],
  ['Olive', '#74804a', [0, 3, 8, 4, 1]],
  ['Maroon', '#7d1531', [6, 1, 4, 5, 0]],
] as const;
const measures = [38, 40, 42, 44, 46];

export default function ClothesShop() {
  return (
    <Scene size={size} theme={theme}>
      <Box
        row
        justify="space-between"
        h={88}
        pad="0 36"
        style={{ borderBottom: `3px dashed ${v.accent}` }}
      >
        <Lettering of={lalSutli} size={56} color={v.accent} />
        <T size={21} soft>
          Zindabazar, Sylhet · Eid offer 10 % until the 20th
        </T>
      </Box>
      <Box at={[36, 108]} w={720} gap={18}>
        <Box row justify="space-between" align="flex-end">
          <Box>
            <T head size={38}>
              Panjabi Meghdut
            </T>
            <T size={21} soft>
              Slub cotton, embroidered placket · ৳ 2,450
            </T>
          </Box>
          <T size={22} weight={600}>
            71 pieces
          </T>
        </Box>
        <Box grid="170px repeat(5, 1fr)" gap={10} align="center">
          <div />
          {measures.map((measure) => (
            <T key={measure} size={28} weight={700} center>
              {measure}
            </T>
          ))}
          {colours.flatMap(([name, cloth, stock]) => [
            <Box key={name} row gap={10}>
              <Panjabi cloth={cloth} size={70} />
              <T size={20} weight={600}>
                {name}
              </T>
            </Box>,
            ...stock.map((count, index) => {
              const back = name === 'Indigo' && index === 1;
              const out = name === 'Indigo' && index === 2;
              return (
                <Box
                  key={`${name}${index}`}
                  h={108}
                  center
                  round={12}
                  bg={
                    out ? v.accent : count === 0 ? 'transparent' : count < 3 ? '#ffe7b3' : 'white'
                  }
                  color={out ? 'white' : count === 0 ? '#b9a1a3' : v.ink}
                  line={back ? v.accent : count === 0 ? v.line : 'transparent'}
                  style={{
                    borderStyle: back || count === 0 ? 'dashed' : 'solid',
                    borderWidth: back ? 4 : 2,
                  }}
                >
                  <T size={38} weight={700} leading={1.1}>
                    {count}
                  </T>
                  {back || out ? (
                    <T size={17} weight={600} leading={1}>
                      {back ? '+1 back' : '−1 out'}
                    </T>
                  ) : null}
                </Box>
              );
            }),
          ])}
        </Box>
      </Box>
      <Box
        at={[796, 120]}
        w={368}
        h={612}
        bg={v.accent}
        color="white"
        round={24}
        pad="28 30"
        gap={12}
      >
        <Box row gap={12}>
          <Icon name="tabler:arrows-exchange" size={36} />
          <T head size={34}>
            Exchange
          </T>
        </Box>
        <T size={20} leading={1.35}>
          Old receipt LS-20817, 9 Nov
          <br />
          Farhan Chowdhury
        </T>
        <Box row align="flex-end" justify="space-between" bg="#ffffff1f" round={18} pad="12 20">
          <Box align="center" gap={6}>
            <Panjabi cloth="#27367f" size={96} />
            <T size={34} weight={800}>
              40
            </T>
          </Box>
          <Icon name="tabler:arrow-right" size={46} />
          <Box align="center" gap={6}>
            <Panjabi cloth="#27367f" size={108} />
            <T size={34} weight={800}>
              42
            </T>
          </Box>
        </Box>
        <Box gap={10}>
          {(
            [
              ['Returned', '৳ 2,450'],
              ['Taken', '৳ 2,450'],
            ] as const
          ).map(([what, amount]) => (
            <Box key={what} row justify="space-between">
              <T size={22}>{what}</T>
              <T size={24} weight={600}>
                {amount}
              </T>
            </Box>
          ))}
          <Box
            row
            justify="space-between"
            pad="10 0 0"
            style={{ borderTop: '2px dashed #ffffff88' }}
          >
            <T size={24} weight={700}>
              To pay
            </T>
            <T size={30} weight={800}>
              ৳ 0
            </T>
          </Box>
        </Box>
        <Button
          size={23}
          h={60}
          w="100%"
          bg="white"
          color={v.accent}
          round={14}
          style={{ marginTop: 'auto' }}
          icon="tabler:printer"
        >
          Finish, print slip
        </Button>
      </Box>
    </Scene>
  );
}
