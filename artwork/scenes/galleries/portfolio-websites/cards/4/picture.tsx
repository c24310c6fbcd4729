/** Keora Boat Tours: the deck seen from above, cabin 6 chosen, the fare beside it. */

import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Deck, Mangrove } from '#kit/demo/tour-boat.tsx';
import { Icon } from '#kit/icon.tsx';
import { keora } from '#kit/lettering/portfolio.ts';
import { Lettering } from '#kit/lettering.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 30, top: 195, width: 772 };

const theme = themed({
  ground: '#12403a',
  ink: '#0e2b27',
  soft: '#5d7a72',
  line: '#cfdfd2',
  accent: '#e5a72b',
  onAccent: '#0e2b27',
  tint: '#f4f1de',
});

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
          {['Book', 'Boat', 'Food', 'Permits'].map((item) => (
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
          bg="#c8105f"
          color="white"
          round={18}
          pad="16 20"
          gap={2}
          style={{ marginTop: 'auto' }}
        >
          <T size={20}>30% now by bKash (test)</T>
          <T head size={44} line>
            ৳ 7,200
          </T>
        </Box>
        <Button w="100%" size={23} h={60} bg="#0f4f45" color="white">
          Book Cabin 6
        </Button>
      </Box>
    </Scene>
  );
}
