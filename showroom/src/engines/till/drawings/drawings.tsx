import { GroceryItem } from '@nokshi/artwork/kit/demo/groceries.tsx';
import { Good as Hardware } from '@nokshi/artwork/kit/demo/hardware.tsx';
import { Panjabi } from '@nokshi/artwork/kit/demo/panjabi.tsx';
import * as grocery from '@nokshi/artwork/kit/goods/grocery.tsx';
import { Tube } from '@nokshi/artwork/kit/goods/health.tsx';
import { Soap } from '@nokshi/artwork/kit/goods/home.tsx';
import type { ReactElement } from 'react';
import type { Picture } from '../../../demo/picture.ts';
import { Shawl, ThreePiece, Waistcoat } from './clothes.tsx';
import { Beam, Meals, Nails, Onion, PaintTin, Sheet, Wire } from './goods.tsx';

type With = Picture['with'];

const word = (given: With, name: string, otherwise: string) => String(given[name] ?? otherwise);

/** The two colours of a drawn thing, where the data give them. */
const colours = (given: With) => ({
  ...(given['a'] !== undefined && { a: String(given['a']) }),
  ...(given['b'] !== undefined && { b: String(given['b']) }),
});

const groceries = { ...grocery, Onion, Soap, Tube };

/** The drawings of tills, by name. */
export const tillDrawings: Readonly<Record<string, (given: With) => ReactElement>> = {
  'till-grocery': (given) => {
    const name = word(given, 'of', 'Packet');
    const Drawn = Object.entries(groceries).find(([one]) => one === name)?.[1];
    if (!Drawn) {
      throw new Error(
        `there is no grocery ${name}; there are: ${Object.keys(groceries).join(', ')}`,
      );
    }
    return <Drawn {...colours(given)} />;
  },
  'till-bazaar': (given) => (
    <GroceryItem kind={given['of'] === 'potato' ? 'potato' : 'lentil'} size={120} />
  ),
  'till-hardware': (given) => <Hardware kind={word(given, 'of', 'rod')} />,
  'till-panjabi': (given) => (
    <Panjabi
      cloth={word(given, 'cloth', '#27367f')}
      trim={word(given, 'trim', '#e6b450')}
      size={100}
    />
  ),
  'till-three-piece': (given) => <ThreePiece {...given} />,
  'till-waistcoat': (given) => <Waistcoat {...given} />,
  'till-shawl': (given) => <Shawl {...given} />,
  'till-paint': (given) => <PaintTin {...given} />,
  'till-nails': () => <Nails />,
  'till-wire': () => <Wire />,
  'till-sheet': (given) => <Sheet {...given} />,
  'till-mark': (given) => (given['of'] === 'beam' ? <Beam {...given} /> : <Meals />),
};
