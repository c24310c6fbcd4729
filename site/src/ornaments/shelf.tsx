import {
  Bread,
  Eggs,
  Milk,
  OilBottle,
  Packet,
  RiceSack,
} from '@nokshi/artwork/kit/goods/grocery.tsx';
import { Soap } from '@nokshi/artwork/kit/goods/home.tsx';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GoodDrawing } from '../content/good-drawings.ts';

/** Each drawing, and where in its field of 200 it touches the ground. */
const goods: Record<GoodDrawing, readonly [drawing: ReactElement, ground: number]> = {
  rice: [<RiceSack key="rice" />, 184],
  eggs: [<Eggs key="eggs" />, 169],
  lentils: [<Packet key="lentils" a="oklch(.62 .18 40)" />, 183],
  soap: [<Soap key="soap" />, 174],
  tea: [<Packet key="tea" a="oklch(.5 .12 150)" />, 183],
  oil: [<OilBottle key="oil" />, 186],
  milk: [<Milk key="milk" />, 190],
  bread: [<Bread key="bread" />, 168],
};

/** Goods side by side, each in a field of 200 with its foot on the lower edge. */
export function drawShelf(names: readonly GoodDrawing[]): string {
  const width = 200 * names.length;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height="200" aria-hidden="true">
      {names.map((name, index) => {
        const [drawing, ground] = goods[name];
        return (
          <g key={name} transform={`translate(${200 * index} ${200 - ground})`}>
            {drawing}
          </g>
        );
      })}
    </svg>,
  );
}
