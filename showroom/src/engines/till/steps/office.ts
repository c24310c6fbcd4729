import { refuse } from '../../../runtime/refuse.ts';
import { typedNumber } from '../../../words/amount.ts';
import { isDay } from '../../../words/days.ts';
import { itemOf } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import { type OfferDays, type Step, saleOf } from '../world.ts';
import { exampleOf, typedQuantity } from './quantity.ts';

/** Counts a shelf anew. @param typed as written @throws Refusal for what is no quantity from 0 on */
export const setStock: Step<[id: string, typed: string]> = (premises, world, id, typed) => {
  const { data, language } = premises;
  const { good } = itemOf(data, id);
  const left = typedNumber(typed) === 0 ? 0 : typedQuantity(typed, good);
  if (Number.isNaN(left)) {
    refuse(language, refusals.notStock, { example: exampleOf(good, language) }, 'left');
  }
  return {
    ...world,
    stock: world.stock.map((one) => (one.item === id ? { item: id, left } : one)),
  };
};

/**
 * Sets what an offer takes off, and between which days.
 * @throws Refusal for no percentage, for days that are none, and when it ends before it begins
 */
export const setOffer: Step<[offer: OfferDays]> = ({ language }, world, offer) => {
  const { percent, from, to } = offer;
  if (!Number.isInteger(percent) || percent < 1 || percent > 90) {
    refuse(language, refusals.notOffer, {}, 'percent');
  }
  if (!isDay(from)) refuse(language, refusals.notOffer, {}, 'from');
  if (!isDay(to) || to < from) refuse(language, refusals.notOffer, {}, 'to');
  return { ...world, offers: world.offers.map((one) => (one.id === offer.id ? offer : one)) };
};

/** Notes who signed a challan at the site, once. @throws Refusal for nobody, and once its receipt is cancelled */
export const setReceiver: Step<[sale: string, typed: string]> = (premises, world, id, typed) => {
  const receiver = typed.trim();
  if (receiver === '' || receiver.length > 80) {
    refuse(premises.language, refusals.noReceiver, {}, 'receiver');
  }
  if (saleOf(world, id)?.isCancelled) refuse(premises.language, refusals.cancelledAlready);
  return {
    ...world,
    sales: world.sales.map((sale) =>
      sale.number === id && sale.challan !== null && sale.receiver === null
        ? { ...sale, receiver }
        : sale,
    ),
  };
};
