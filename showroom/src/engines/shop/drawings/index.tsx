import { Bed } from '@nokshi/artwork/kit/demo/bed.tsx';
import { Tube } from '@nokshi/artwork/kit/demo/face-wash.tsx';
import { Fan } from '@nokshi/artwork/kit/demo/fan.tsx';
import { Handset } from '@nokshi/artwork/kit/goods/gadget.tsx';
import { Soap } from '@nokshi/artwork/kit/goods/home.tsx';
import type { ReactElement, ReactNode } from 'react';
import { BookCover } from './BookCover.tsx';
import { CareBottle, CareJar } from './care.tsx';
import { IpsBattery, VoltMark } from './electric.tsx';
import { Desk, Shelf, Wardrobe } from './furniture.tsx';
import { type Given, word } from './given.ts';
import { Glowing, InRoom } from './grounds.tsx';
import { ShopGrocery } from './ShopGrocery.tsx';
import { ShopSaree } from './ShopSaree.tsx';

const room = (given: Given, drawing: ReactNode) => (
  <InRoom wall={word(given, 'wall', '#cfd6c4')} floor={word(given, 'floor', '#b9a88c')}>
    {drawing}
  </InRoom>
);
const woods = (given: Given) => ({
  wood: word(given, 'wood', '#a4693a'),
  dark: word(given, 'dark', '#6f4021'),
});
const care = (given: Given) => ({
  body: word(given, 'body', '#fdfdfb'),
  label: word(given, 'label', '#8fbc6b'),
  cap: word(given, 'cap', '#4f7d3f'),
});

/** The drawings of shops, by name. */
export const shopDrawings: Readonly<Record<string, (given: Given) => ReactElement>> = {
  'shop-saree': (given) => <ShopSaree {...given} />,
  'shop-grocery': (given) => <ShopGrocery {...given} />,
  'shop-cover': (given) => (
    <BookCover art={word(given, 'art', 'reeds')} ground={word(given, 'ground', '#2f6b5a')} />
  ),
  'shop-fan': (given) => (
    <Glowing colour={word(given, 'shell', '#2e8fd6')}>
      <g transform="translate(72 12)">
        <Fan
          h={206}
          shell={word(given, 'shell', '#2e8fd6')}
          blade={word(given, 'blade', '#8cc9f5')}
        />
      </g>
    </Glowing>
  ),
  'shop-phone': (given) => (
    <Glowing colour={word(given, 'glass', '#3d6fe0')}>
      <g transform="translate(50 20)">
        <Handset a={word(given, 'shell', '#2b3448')} b={word(given, 'glass', '#3d6fe0')} />
      </g>
    </Glowing>
  ),
  'shop-battery': (given) => (
    <Glowing colour={word(given, 'shell', '#2a9d63')}>
      <IpsBattery shell={word(given, 'shell', '#2a9d63')} isIps={given['ips'] === true} />
    </Glowing>
  ),
  'shop-volt-mark': (given) => <VoltMark colour={word(given, 'colour', '#14181f')} />,
  'shop-bed': (given) =>
    room(
      given,
      <g transform="translate(74 84)">
        <Bed w={570} {...woods(given)} cloth={word(given, 'cloth', '#3c5a46')} />
      </g>,
    ),
  'shop-wardrobe': (given) => room(given, <Wardrobe {...woods(given)} />),
  'shop-desk': (given) => room(given, <Desk {...woods(given)} />),
  'shop-shelf': (given) => room(given, <Shelf {...woods(given)} />),
  'shop-tube': () => <Tube />,
  'shop-jar': (given) => <CareJar {...care(given)} />,
  'shop-bottle': (given) => <CareBottle {...care(given)} />,
  'shop-soap': (given) => (
    <svg aria-hidden="true" width={240} height={240} viewBox="-20 -20 240 240">
      <Soap a={word(given, 'body', '#cfe6b8')} b={word(given, 'label', '#6f9a55')} />
    </svg>
  ),
};
