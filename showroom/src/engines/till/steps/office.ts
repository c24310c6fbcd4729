import { refuse } from '../../../runtime/refuse.ts';
import { typedNumber } from '../../../words/amount.ts';
import { type Day, isDay } from '../../../words/days.ts';
import { itemOf, type TillPremises } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import type { TillWorld } from '../world.ts';
import { exampleOf, typedQuantity } from './quantity.ts';

/** Counts a shelf anew. @param typed as written @throws Refusal for what is no quantity from 0 on */
export function setStock(
  { data, language }: TillPremises,
  world: TillWorld,
  id: string,
  typed: string,
): TillWorld {
  const { good } = itemOf(data, id);
  const left = typedNumber(typed) === 0 ? 0 : typedQuantity(typed, good);
  if (Number.isNaN(left)) {
    refuse(language, refusals.notStock, { example: exampleOf(good, language) }, 'left');
  }
  return {
    ...world,
    stock: world.stock.map((one) => (one.item === id ? { item: id, left } : one)),
  };
}

/**
 * Sets what an offer takes off, and between which days.
 * @throws Refusal for no percentage, for days that are none, and when it ends before it begins
 */
export function setOffer(
  { language }: TillPremises,
  world: TillWorld,
  offer: {
    readonly id: string;
    readonly percent: number;
    readonly from: Day;
    readonly to: Day;
  },
): TillWorld {
  const { percent, from, to } = offer;
  if (!Number.isInteger(percent) || percent < 1 || percent > 90) {
    refuse(language, refusals.notOffer, {}, 'percent');
  }
  if (!isDay(from)) refuse(language, refusals.notOffer, {}, 'from');
  if (!isDay(to) || to < from) refuse(language, refusals.notOffer, {}, 'to');
  return { ...world, offers: world.offers.map((one) => (one.id === offer.id ? offer : one)) };
}

/** Notes who signed a challan at the site, once. @throws Refusal for nobody */
export function setReceiver(
  { language }: TillPremises,
  world: TillWorld,
  number: string,
  written: string,
): TillWorld {
  const receiver = written.trim();
  if (receiver === '' || receiver.length > 80) {
    refuse(language, refusals.noReceiver, {}, 'receiver');
  }
  return {
    ...world,
    sales: world.sales.map((sale) =>
      sale.number === number && sale.challan !== null && sale.receiver === null
        ? { ...sale, receiver }
        : sale,
    ),
  };
}
