import { numeral } from '../../../words/taka.ts';
import { itemOf } from '../data.ts';
import { refuse, type Till } from '../till.ts';
import { refusals } from '../words/refusals.ts';
import type { OfferDays, TillWorld } from '../world.ts';
import { typedQuantity } from './quantity.ts';

/** Counts a shelf anew. @param typed as written @throws Refusal for what is no quantity from 0 on */
export function setStock(till: Till, world: TillWorld, id: string, typed: string): TillWorld {
  const { good } = itemOf(till.data, id);
  const left = /^[\s0০]+$/.test(typed) ? 0 : typedQuantity(typed, good);
  if (Number.isNaN(left)) {
    refuse(till, refusals.notStock, { example: numeral(12, till.language) }, 'left');
  }
  return {
    ...world,
    stock: world.stock.map((one) => (one.item === id ? { item: id, left } : one)),
  };
}

/** Sets what an offer takes off, and between which days. @throws Refusal for days that end before */
export function setOffer(till: Till, world: TillWorld, offer: OfferDays): TillWorld {
  const { percent, from, to } = offer;
  const isPercent = Number.isInteger(percent) && percent >= 1 && percent <= 90;
  if (!isPercent || !Number.isInteger(from) || !Number.isInteger(to) || to < from) {
    refuse(till, refusals.notOffer);
  }
  return { ...world, offers: world.offers.map((one) => (one.id === offer.id ? offer : one)) };
}

/** Notes who signed a challan at the site. @throws Refusal for nobody */
export function setReceiver(
  till: Till,
  world: TillWorld,
  number: string,
  receiver: string,
): TillWorld {
  const name = receiver.trim();
  if (name === '' || name.length > 80) refuse(till, refusals.noReceiver, {}, 'receiver');
  return {
    ...world,
    sales: world.sales.map((sale) => (sale.number === number ? { ...sale, receiver: name } : sale)),
  };
}
