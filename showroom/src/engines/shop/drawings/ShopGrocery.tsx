import { type Grocery, GroceryItem } from '@nokshi/artwork/kit/demo/groceries.tsx';
import { Apple, Bread, Fish, Mango, Milk, Packet } from '@nokshi/artwork/kit/goods/grocery.tsx';
import { Soap } from '@nokshi/artwork/kit/goods/home.tsx';
import type { ReactElement } from 'react';
import { type Given, word } from './given.ts';

const groceries = ['rice', 'lentil', 'eggs', 'chilli', 'potato', 'oil'] as const;
const isGrocery = (kind: string): kind is Grocery => groceries.some((one) => one === kind);

type Food = { readonly size: number; readonly a: string; readonly b: string };

const foods: Readonly<Record<string, (given: Food) => ReactElement>> = {
  milk: (given) => <Milk {...given} />,
  mango: (given) => <Mango {...given} />,
  fish: (given) => <Fish {...given} />,
  packet: (given) => <Packet {...given} />,
  apple: (given) => <Apple {...given} />,
  bread: (given) => <Bread {...given} />,
  soap: (given) => <Soap {...given} />,
};

/** Something of a bazaar on its coloured ground. */
export function ShopGrocery(given: Given) {
  const kind = word(given, 'kind');
  const food = foods[kind];
  const size = 136;
  return (
    <svg aria-hidden="true" width={220} height={164} viewBox="0 0 220 164">
      <rect width="220" height="164" fill={word(given, 'ground')} />
      <g transform="translate(42 14)">
        {isGrocery(kind) && <GroceryItem kind={kind} size={size} />}
        {food?.({ size, a: word(given, 'a'), b: word(given, 'b') })}
      </g>
    </svg>
  );
}
