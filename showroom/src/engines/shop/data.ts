import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { shopSchema } from './schema.ts';

export type ShopData = WithDrawnPictures<z.output<typeof shopSchema>>;
export type Good = ShopData['goods'][number];
export type Payment = ShopData['checkout']['payments'][number];

type Delivery = ShopData['checkout']['delivery'];
/** Hours in which an order can be brought. */
export type Slot = Extract<Delivery, { kind: 'slot' }>['slots'][number];

/** @throws for a good that the shop has not, which its schema makes sure of */
export function goodOf(data: ShopData, id: string): Good {
  const good = data.goods.find((one) => one.id === id);
  if (!good) throw new Error(`the shop has no ${id}`);
  return good;
}

/** Where an order can be brought, by its id. */
export const areaOf = ({ checkout }: ShopData, id: string) =>
  checkout.areas.find((one) => one.id === id);

/** The hours that can be chosen, where an order comes in hours. */
export const slotsOf = ({ checkout }: ShopData): readonly Slot[] =>
  checkout.delivery.kind === 'slot' ? checkout.delivery.slots : [];
