/** A sales officer on an island: no signal, and the orders safe on the phone. */
import { Badge } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { IslandShop } from '#kit/drawn/places.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { marigold } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.block;

const theme = themed({
  accent: 'oklch(.48 .09 200)',
  tint: 'oklch(.94 .03 200)',
  ink: 'oklch(.25 .05 215)',
  soft: 'oklch(.44 .04 215)',
  line: 'oklch(.89 .02 210)',
});

const orders = [
  ['Bismillah Store', 12400],
  ['Nijhum Traders', 9300],
  ['Jahajmara Bhandar', 5900],
] as const;

export default function Offline() {
  return (
    <Plate ground={{ css: 'oklch(.90 .05 215)' }} theme={theme}>
      <IslandShop w={1200} h={900} />
      <Phone w={520} h={1000} at={[76, 46]} time="12:08">
        <Box row gap={16} bg={theme.ink} color="white" pad="18 32">
          <Icon name="tabler:wifi-off" size={40} color={marigold[400]} />
          <Box>
            <T size={30} weight={700} leading={1.2}>
              No signal
            </T>
            <T size={24} leading={1.2}>
              Last sent at 11:42
            </T>
          </Box>
        </Box>
        <Box pad="28 34" gap={18}>
          <Box>
            <T size={27} soft>
              Waiting on this phone
            </T>
            <T head size={66}>
              {taka(27600)}
            </T>
          </Box>
          {orders.map(([shop, amount]) => (
            <Box key={shop} bg={v.tint} round={22} pad="18 24" gap={8}>
              <Box row justify="space-between">
                <T size={29} weight={700} line>
                  {shop}
                </T>
                <T size={29} weight={700} line>
                  {taka(amount)}
                </T>
              </Box>
              <Badge tone="wait" size={23}>
                kept, not sent
              </Badge>
            </Box>
          ))}
          <Box center h={78} round={22} bg={v.accent} color="white">
            <T size={31} weight={700}>
              New order
            </T>
          </Box>
        </Box>
      </Phone>
    </Plate>
  );
}
