/** What four other shops ask for the same air conditioner this morning. */
import { Box } from '#kit/box.tsx';
import { AirConditioner } from '#kit/drawn/machines.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { paddy, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.block;
export const detail = { left: 570, top: 402, width: 600 };

const theme = themed({
  accent: 'oklch(.40 .11 245)',
  tint: 'oklch(.93 .04 235)',
  line: 'oklch(.89 .02 240)',
});

const shops: readonly (readonly [string, number, number])[] = [
  ['Mirpur Cooling', 66900, -1600],
  ['Elenga Electronics', 67500, 0],
  ['Dumur Electronics', 68900, 0],
  ['Bashundhara Home', 69990, 1490],
  ['Sohag Appliance', 71200, 0],
];

export default function Prices() {
  return (
    <Plate ground={{ css: 'oklch(.90 .045 230)' }} theme={theme}>
      <Box at={[60, 56]} row gap={44} w={1080}>
        <AirConditioner w={380} />
        <Box gap={8}>
          <T head size={50}>
            Split AC, 1.5 ton
          </T>
          <T size={29} soft>
            Five shops, read at 06:00 and 12:00
          </T>
        </Box>
      </Box>
      <Box at={[60, 290]} w={1080} bg={v.surface} round={32} shadow clip>
        {shops.map(([name, price, move], index) => {
          const own = name.startsWith('Dumur');
          return (
            <Box
              key={name}
              row
              h={112}
              pad="0 44"
              bg={own ? v.accent : undefined}
              color={own ? 'white' : undefined}
              style={{ borderTop: index && !own ? `2px solid ${theme.line}` : undefined }}
            >
              <T size={34} weight={own ? 700 : 500} style={{ flex: 1 }}>
                {name}
              </T>
              {move ? (
                <Box
                  row
                  gap={6}
                  color={move < 0 ? paddy[700] : shapla[700]}
                  style={{ marginRight: 34 }}
                >
                  <Icon
                    name={move < 0 ? 'tabler:arrow-down' : 'tabler:arrow-up'}
                    size={32}
                    stroke={2.6}
                  />
                  <T size={28} weight={600} line>
                    {taka(Math.abs(move))}
                  </T>
                </Box>
              ) : null}
              <T head size={46} right style={{ width: 210 }}>
                {taka(price)}
              </T>
            </Box>
          );
        })}
      </Box>
    </Plate>
  );
}
