import { type Office, refusal } from '../office/speak.ts';
import { oneOf } from '../office/world.ts';
import { checkAmounts, checkDiscount } from './prices.ts';
import { words } from './words.ts';
import {
  type FieldDesk,
  firstQuotation,
  type PipelineData,
  type PipelineWorld,
  type Quotation,
} from './world.ts';

type Terms = Pick<Quotation, 'machine' | 'discount' | 'now'>;

/** How a machine is paid: the parts sum to its price. */
export function partsOf(desk: FieldDesk, { machine: id, discount, now }: Terms) {
  const { price, subsidy: share } = oneOf(desk.machines, id);
  const subsidy = Math.round((price * share) / 100);
  return { price, share, subsidy, discount, now, later: price - subsidy - discount - now };
}

/**
 * Writes a quotation.
 * @throws Refusal for what is no amount, a discount beyond the person's limit, and more than the price
 */
export function quote(
  world: PipelineWorld,
  office: Office<PipelineData>,
  desk: FieldDesk,
  wish: Terms & Pick<Quotation, 'lead'>,
): PipelineWorld {
  const { translate, money } = office;
  checkAmounts(office, [
    [translate(words.discount), wish.discount],
    [translate(words.now), wish.now],
  ]);
  checkDiscount(world, office, wish.discount);
  const { later, price } = partsOf(desk, wish);
  if (later < 0) {
    throw refusal(translate(words.tooMuchNow), { over: money(-later), price: money(price) });
  }
  const quotation: Quotation = {
    ...wish,
    number: firstQuotation + world.quotations.length,
    day: 0,
    by: world.person,
  };
  return { ...world, quotations: [quotation, ...world.quotations] };
}

/** Notes what came of the call about a machine. @throws Refusal for the second time */
export function noteCall(
  world: PipelineWorld,
  { translate }: Pick<Office<PipelineData>, 'translate'>,
  id: string,
  outcome: 'booked' | 'fine',
): PipelineWorld {
  const call = world.service.find((one) => one.id === id);
  if (call?.outcome !== null) throw refusal(translate(words.callDone));
  return {
    ...world,
    service: world.service.map((one) => (one.id === id ? { ...one, outcome } : one)),
  };
}
