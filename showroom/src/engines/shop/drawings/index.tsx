import { Bed } from '@nokshi/artwork/kit/demo/bed.tsx';
import { Tube } from '@nokshi/artwork/kit/demo/face-wash.tsx';
import { Fan } from '@nokshi/artwork/kit/demo/fan.tsx';
import { Handset } from '@nokshi/artwork/kit/goods/gadget.tsx';
import { Soap } from '@nokshi/artwork/kit/goods/home.tsx';
import type { ReactElement } from 'react';
import { BookCover } from './BookCover.tsx';
import { CareBottle, CareJar } from './care.tsx';
import { IpsBattery, VoltMark } from './electric.tsx';
import { Desk, Shelf, Wardrobe } from './furniture.tsx';
import { type Given, word } from './given.ts';
import { Glowing, InRoom } from './grounds.tsx';
import { ShopGrocery } from './ShopGrocery.tsx';
import { ShopSaree } from './ShopSaree.tsx';

const woods = (given: Given) => ({ wood: word(given, 'wood'), dark: word(given, 'dark') });
const care = (given: Given) => ({
  body: word(given, 'body'),
  label: word(given, 'label'),
  cap: word(given, 'cap'),
});
const room = (drawing: ReactElement) => <InRoom>{drawing}</InRoom>;

/** The drawings of shops, by name. */
export const shopDrawings: Readonly<Record<string, (given: Given) => ReactElement>> = {
  'shop-saree': (given) => <ShopSaree {...given} />,
  'shop-grocery': (given) => <ShopGrocery {...given} />,
  'shop-cover': (given) => <BookCover art={word(given, 'art')} ground={word(given, 'ground')} />,
  'shop-fan': (given) => (
    <Glowing colour={word(given, 'shell')}>
      <g transform="translate(72 12)">
        <Fan h={206} shell={word(given, 'shell')} blade={word(given, 'blade')} />
      </g>
    </Glowing>
  ),
  'shop-phone': (given) => (
    <Glowing colour={word(given, 'glass')}>
      <g transform="translate(50 20)">
        <Handset a={word(given, 'shell')} b={word(given, 'glass')} />
      </g>
    </Glowing>
  ),
  'shop-battery': (given) => (
    <Glowing colour={word(given, 'shell')}>
      <IpsBattery shell={word(given, 'shell')} isIps={given['ips'] === true} />
    </Glowing>
  ),
  'shop-volt-mark': (given) => <VoltMark colour={word(given, 'colour')} />,
  'shop-bed': (given) =>
    room(
      <g transform="translate(74 84)">
        <Bed w={570} {...woods(given)} cloth={word(given, 'cloth')} />
      </g>,
    ),
  'shop-wardrobe': (given) => room(<Wardrobe {...woods(given)} />),
  'shop-desk': (given) => room(<Desk {...woods(given)} />),
  'shop-shelf': (given) => room(<Shelf {...woods(given)} />),
  'shop-tube': () => <Tube />,
  'shop-jar': (given) => <CareJar {...care(given)} />,
  'shop-bottle': (given) => <CareBottle {...care(given)} />,
  'shop-soap': (given) => (
    <svg aria-hidden="true" width={240} height={240} viewBox="-20 -20 240 240">
      <Soap a={word(given, 'body')} b={word(given, 'label')} />
    </svg>
  ),
};
