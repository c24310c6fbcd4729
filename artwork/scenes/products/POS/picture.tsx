/** A grocery counter: seven items, paid in cash and by bKash. */
import type { FunctionComponent } from 'react';
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import type { GoodProps } from '#kit/goods/drawing.tsx';
import { Chilli, Eggs, Fish, Mango, OilBottle, Packet, RiceSack } from '#kit/goods/grocery.tsx';
import { Soap } from '#kit/goods/home.tsx';
import { Icon } from '#kit/icon.tsx';
import { grouped, sum, taka } from '#kit/money.ts';
import { indigo, marigold, muslin, paddy, white } from '#kit/palette.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.screen;
export const detail = { left: 0, top: 424, width: 848 };

const items: readonly (readonly [string, string, string, number])[] = [
  ['Miniket rice', 'মিনিকেট চাল', '5 kg × 72', 360],
  ['Eggs', 'ডিম', '2 hali × 48', 96],
  ['Soybean oil 2 L', 'সয়াবিন তেল', '1 × 380', 380],
  ['Red lentils', 'মসুর ডাল', '2 kg × 140', 280],
  ['Sugar', 'চিনি', '1 kg × 130', 130],
  ['Tea 200 g', 'চা পাতা', '1 × 110', 110],
  ['Soap', 'সাবান', '2 × 65', 130],
];
const total = sum(items.map((item) => item[3]));

/** where names begin and every amount ends, the total's too */
const edge = 40;

const keys: readonly (readonly [string, FunctionComponent<GoodProps>, GoodProps])[] = [
  ['চাল', RiceSack, {}],
  ['ডিম', Eggs, {}],
  ['তেল', OilBottle, {}],
  ['ডাল', Packet, { a: 'oklch(.62 .18 40)' }],
  ['মাছ', Fish, {}],
  ['মরিচ', Chilli, {}],
  ['আম', Mango, {}],
  ['সাবান', Soap, {}],
];

function Pay({
  icon,
  label,
  amount,
  bg,
  color,
}: {
  icon: string;
  label: string;
  amount: number;
  bg: string;
  color: string;
}) {
  return (
    <Box grow bg={bg} color={color} round={20} pad="20 26" gap={2}>
      <Box row gap={10}>
        <Icon name={icon} size={28} />
        <T size={26} weight={600}>
          {label}
        </T>
      </Box>
      <T head size={48} line>
        {taka(amount)}
      </T>
    </Box>
  );
}

export default function Counter() {
  return (
    <Scene size={size} bg={marigold[400]}>
      <Window w={1500} h={900} at={[50, 50]} row bg={muslin[100]}>
        <Box w={760} bg={v.surface}>
          <Box row justify="space-between" pad={`28 ${edge} 18`}>
            <T head size={42}>
              Bill 10,482
            </T>
            <T size={28} soft>
              Counter 2 · Shefali
            </T>
          </Box>
          <Box>
            {items.map(([name, bangla, count, amount], index) => (
              <Box
                key={name}
                row
                h={94}
                gap={16}
                pad={`0 ${edge}`}
                bg={index === items.length - 1 ? marigold[100] : undefined}
                style={{ borderTop: `2px solid ${v.line}`, fontVariantNumeric: 'tabular-nums' }}
              >
                <T size={31} weight={600} line>
                  {name}
                </T>
                <T size={28} soft line style={{ flex: 1 }}>
                  {bangla}
                </T>
                <T size={28} soft line>
                  {count}
                </T>
                <T size={34} weight={700} right line style={{ width: 92 }}>
                  {grouped(amount)}
                </T>
              </Box>
            ))}
          </Box>
          <Box
            row
            justify="space-between"
            pad={`0 ${edge}`}
            h={150}
            bg={indigo[950]}
            color={white}
            style={{ marginTop: 'auto' }}
          >
            <T size={38} weight={500}>
              মোট · Total
            </T>
            <T head size={86} color={marigold[400]} line>
              {taka(total)}
            </T>
          </Box>
        </Box>
        <Box grow pad="34 36 36" gap={22}>
          <Box grid={4} gap={16}>
            {keys.map(([label, Good, look]) => (
              <Box key={label} bg={v.surface} round={20} h={196} center gap={6}>
                <Good size={104} {...look} />
                <T size={32} weight={600} font="'Anek Bangla'" leading={1.2}>
                  {label}
                </T>
              </Box>
            ))}
          </Box>
          <Box row gap={16} align="stretch">
            <Pay
              icon="tabler:cash-banknote"
              label="Cash"
              amount={1000}
              bg={paddy[100]}
              color={paddy[700]}
            />
            <Pay
              icon="tabler:device-mobile"
              label="bKash"
              amount={total - 1000}
              bg="oklch(.93 .05 0)"
              color="oklch(.48 .19 0)"
            />
          </Box>
          <Box bg={v.surface} round={20} pad="0 26" row gap={18} h={84}>
            <Icon name="tabler:circle-check-filled" size={38} color={paddy[500]} />
            <T size={27} weight={500} line>
              bKash received from 017·· ···912
            </T>
          </Box>
          <Button size={40} bg={paddy[700]} w="100%" grow round={24} icon="tabler:printer">
            Print receipt
          </Button>
        </Box>
      </Window>
    </Scene>
  );
}
