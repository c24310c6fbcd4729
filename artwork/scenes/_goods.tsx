/** A sheet of the kit's goods, to choose from. */

import { Box } from '#kit/box.tsx';
import * as cloth from '#kit/goods/cloth.tsx';
import * as gadget from '#kit/goods/gadget.tsx';
import * as grocery from '#kit/goods/grocery.tsx';
import * as health from '#kit/goods/health.tsx';
import * as home from '#kit/goods/home.tsx';
import * as reading from '#kit/goods/reading.tsx';
import * as transport from '#kit/goods/transport.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';

export const size = sizes.screen;

const goods = Object.entries({
  ...cloth,
  ...grocery,
  ...home,
  ...reading,
  ...health,
  ...gadget,
  ...transport,
});

export default function Goods() {
  return (
    <Scene size={size} bg="oklch(.93 .02 85)">
      <Box grid={9} gap={14} pad={20}>
        {goods.map(([name, Good]) => (
          <Box key={name} align="center">
            <Good size={126} />
            <T size={22}>{name}</T>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
