import type { z } from 'zod';
import { oneOf } from '../../demo/one-of.ts';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { Premises as PremisesOf } from '../../runtime/premises.ts';
import type { shopSchema } from './schema.ts';

export type ShopData = WithDrawnPictures<z.output<typeof shopSchema>>;
/** What a step of a shop knows beside its world. */
export type Premises = PremisesOf<ShopData>;
export type Good = ShopData['goods'][number];
export type Payment = ShopData['checkout']['payments'][number];
/** Hours in which an order can be brought. */
export type Slot = Extract<ShopData['checkout']['delivery'], { kind: 'slot' }>['slots'][number];

export const goodOf = ({ goods }: ShopData, id: string): Good => oneOf(goods, id);

/** Where an order can be brought, by its id. */
export const areaOf = ({ checkout }: ShopData, id: string) =>
  checkout.areas.find((one) => one.id === id);

/** The hours that can be chosen, where an order comes in hours. */
export const slotsOf = ({ checkout }: ShopData): readonly Slot[] =>
  checkout.delivery.kind === 'slot' ? checkout.delivery.slots : [];
