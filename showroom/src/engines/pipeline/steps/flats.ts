import type { DemoLanguage } from '../../../demo/languages.ts';
import { oneOf } from '../../../demo/one-of.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { type Day, dayAfter, dayOf } from '../../../words/days.ts';
import { monthsAfter } from '../../../words/months.ts';
import { taka } from '../../../words/taka.ts';
import { columnOf, type FlatsDesk, lastStage, type PipelineData, type Step } from '../data.ts';
import { flatName } from '../words/flat-name.ts';
import { words } from '../words/words.ts';
import type { BookedFlat, Flat, Lead, PipelineWorld, Terms } from '../world-schema.ts';
import { checkedPhone, leadId, namesakeOf } from './leads.ts';

import { checkAmounts, checkDiscount } from './quotations.ts';

/** The cost of a flat in taka, its extras, parking and discount counted. */
export const priceOf = (
  desk: FlatsDesk,
  id: string,
  { parking, discount }: Pick<Terms, 'parking' | 'discount'>,
): number =>
  columnOf(desk, id).size * desk.rate + desk.extras + (parking ? desk.parking : 0) - discount;

export type Part = {
  readonly kind: 'booking' | 'instalment' | 'handover';
  /** Of the instalments, from 1 on; 0 for the others. */
  readonly order: number;
  readonly day: Day;
  readonly amount: number;
};

/** How a flat is paid: booking, instalments, and the rest at handover. The parts sum to its price. */
export function scheduleOf(desk: FlatsDesk, id: string, terms: Terms): readonly Part[] {
  const rest = priceOf(desk, id, terms) - terms.booking - terms.count * terms.each;
  const instalments = Array.from({ length: terms.count }, (_, index): Part => {
    const order = index + 1;
    const day = monthsAfter(terms.day, order * desk.every);
    return { kind: 'instalment', order, day, amount: terms.each };
  });
  const last = instalments.at(-1)?.day ?? terms.day;
  const handover = last > desk.handover ? last : desk.handover;
  return [
    { kind: 'booking', order: 0, day: terms.day, amount: terms.booking },
    ...instalments,
    { kind: 'handover', order: 0, day: handover, amount: rest },
  ];
}

/** What has been paid for a booked flat. */
export const paidOf = (desk: FlatsDesk, { id, terms, paid }: BookedFlat): number =>
  scheduleOf(desk, id, terms)
    .slice(0, paid)
    .reduce((sum, { amount }) => sum + amount, 0);

export type Booking = Omit<Terms, 'day'> & Readonly<Record<'id' | 'buyer' | 'phone', string>>;

/**
 * Books a free flat; the booking money counts as paid, and the buyer stands under the last stage of the
 * board.
 * @throws Refusal for a flat that is taken, no buyer, no amounts, a discount beyond the price or the
 * person's limit, and for parts that are more than the price
 */
export const bookFlat: Step<[desk: FlatsDesk, wish: Booking]> = (premises, world, desk, wish) => {
  const { language, today } = premises;
  const { id, buyer, phone: typed, ...agreed } = wish;
  if (oneOf(world.flats, id).state !== 'free') {
    refuse(language, words.takenAlready, { flat: flatName(id, language) });
  }
  if (buyer === '') refuse(language, words.nameMissing, {}, 'buyer');
  const phone = checkedPhone(premises, typed);
  checkAmounts(premises, [
    ['booking', words.bookingMoney, agreed.booking],
    ['each', words.each, agreed.each],
    ['discount', words.discount, agreed.discount],
  ]);
  if (!desk.instalments.includes(agreed.count)) refuse(language, words.noSuchCount, {}, 'count');
  if (agreed.booking === 0) refuse(language, words.noBooking, {}, 'booking');
  const listed = priceOf(desk, id, { ...agreed, discount: 0 });
  checkDiscount(premises, world, agreed.discount, listed);
  const price = listed - agreed.discount;
  const over = agreed.booking + agreed.count * agreed.each - price;
  if (over > 0) {
    const values = { over: taka(over, language), price: taka(price, language) };
    refuse(language, words.overPrice, values, 'booking');
  }
  const lead = buyerOnBoard(premises, world, { id, buyer, phone });
  const leads = [lead, ...world.leads.filter((one) => one.id !== lead.id)];
  const terms = { ...agreed, day: dayOf(today) };
  const paid = { lead: lead.id, terms, paid: 1, reminded: 1 };
  return replaced({ ...world, leads }, { id, state: 'booked', buyer, ...paid });
};

/** The buyer of a flat as a lead that has booked: whoever has the number or the name, or somebody new. */
function buyerOnBoard(
  { data, today }: Premises<PipelineData>,
  world: PipelineWorld,
  { id, buyer, phone }: Pick<Booking, 'id' | 'buyer' | 'phone'>,
): Lead {
  const known = world.leads.find((lead) => lead.phone === phone) ?? namesakeOf(world, buyer);
  const lead: Omit<Lead, 'stage' | 'last'> = known ?? {
    id: leadId(phone),
    name: buyer,
    area: null,
    phone,
    wants: {
      en: words.flat.en.replace('{flat}', flatName(id, 'en')),
      bn: words.flat.bn.replace('{flat}', flatName(id, 'bn')),
    },
    person: world.person,
    note: '',
  };
  return { ...lead, stage: lastStage(data), last: dayOf(today) };
}

/** @throws Refusal for a flat that is not booked */
function bookedFlat(language: DemoLanguage, { flats }: PipelineWorld, id: string): BookedFlat {
  const flat = oneOf(flats, id);
  if (flat.state === 'booked') return flat;
  return refuse(language, words.notBooked, { flat: flatName(id, language) });
}

/**
 * Takes the next part of a flat's price. The last one makes it sold, and its buyer leaves the board when
 * no other flat of theirs is booked.
 * @throws Refusal for a flat that is not booked
 */
export const receivePart: Step<[id: string]> = ({ language }, world, id) => {
  const flat = bookedFlat(language, world, id);
  const { buyer, terms, lead } = flat;
  const paid = flat.paid + 1;
  if (paid < terms.count + 2) return replaced(world, { ...flat, paid });
  const after = replaced(world, { id, state: 'sold', buyer, terms });
  return hasFlat(after, lead)
    ? after
    : { ...after, leads: after.leads.filter((one) => one.id !== lead) };
};

const hasFlat = ({ flats }: PipelineWorld, lead: string): boolean =>
  flats.some((one) => one.state === 'booked' && one.lead === lead);

/**
 * Sets a booked flat free again and gives back what was paid; its buyer goes back to the stage before, when
 * no other flat of theirs is booked.
 * @throws Refusal for a flat that is not booked
 */
export const cancelBooking: Step<[id: string]> = ({ data, language }, world, id) => {
  const flat = bookedFlat(language, world, id);
  const after = replaced(world, { id, state: 'free' });
  if (hasFlat(after, flat.lead)) return after;
  const stage = data.stages.at(-2)?.id ?? lastStage(data);
  const leads = after.leads.map((one) => (one.id === flat.lead ? { ...one, stage } : one));
  return { ...after, leads };
};

/** The same world with one flat changed. */
export const replaced = (world: PipelineWorld, flat: Flat): PipelineWorld => ({
  ...world,
  flats: world.flats.map((one) => (one.id === flat.id ? flat : one)),
});

/** A cheque that is awaited, and its reminder. */
export type Cheque = {
  readonly flat: BookedFlat;
  /** Its place in the schedule of the flat. */
  readonly at: number;
  readonly part: Part;
  readonly remindOn: Day;
  readonly state: 'sent' | 'due' | 'later';
};

/** Every cheque that is awaited, the nearest first. */
export const chequesOf = (desk: FlatsDesk, world: PipelineWorld, today: Date): readonly Cheque[] =>
  world.flats
    .filter((flat) => flat.state === 'booked')
    .flatMap((flat) =>
      scheduleOf(desk, flat.id, flat.terms).flatMap((part, at): Cheque[] => {
        if (at < flat.paid) return [];
        const remindOn = dayAfter(part.day, -desk.ahead);
        const isDue = remindOn <= dayOf(today) ? 'due' : 'later';
        return [{ flat, at, part, remindOn, state: at < flat.reminded ? 'sent' : isDue }];
      }),
    )
    .toSorted((one, other) => one.part.day.localeCompare(other.part.day));

/** Reminds a buyer of a part of the schedule. @throws Refusal before its day, and for the second time */
export const remind: Step<[FlatsDesk, string, number]> = (premises, world, desk, id, part) => {
  const { language, today } = premises;
  const flat = oneOf(world.flats, id);
  const cheque = chequesOf(desk, world, today).find((one) => one.flat.id === id && one.at === part);
  if (flat.state !== 'booked' || !cheque || cheque.state === 'sent') {
    return refuse(language, words.sentAlready);
  }
  if (cheque.state === 'later') refuse(language, words.notDue);
  return replaced(world, { ...flat, reminded: part + 1 });
};
