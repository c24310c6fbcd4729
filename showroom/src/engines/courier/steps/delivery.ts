import { plainCode } from '@nokshi/forms/plain-signs.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { type Day, dayOf, distanceOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { words } from '../words.ts';
import {
  type CourierWorld,
  type Parcel,
  parcelOf,
  type Step,
  stepped,
  withParcel,
} from '../world.ts';

/** Whether a parcel may be handed over: it is at the door with a rider, or at its counter. */
export const isReady = ({ state }: Parcel, kind: 'door' | 'counter'): boolean =>
  kind === 'door' ? state === 'rider' : state === 'hub';

/** How many days ahead a receiver may ask for. */
const daysAhead = 7;

/**
 * Hands a parcel over for the receiver's code and the money that is due.
 * @param given the code as typed, and the cash taken in taka
 * @throws Refusal when the parcel is not there, the code is another, or the cash is no amount or too little
 */
export const handOver: Step<
  [wanted: string, given: { readonly code: string; readonly cash: number }]
> = (premises, world, wanted, given) => {
  const { data, language } = premises;
  const parcel = parcelOf(world, wanted);
  if (!parcel || !isReady(parcel, data.way.kind)) refuse(language, words.notHere);
  if (plainCode(given.code) !== parcel.code) {
    refuse(language, words.wrongCode, {}, 'code');
  }
  if (parcel.cash > 0) {
    if (!Number.isInteger(given.cash) || given.cash < 0) {
      refuse(language, words.notAmount, {}, 'cash');
    }
    if (given.cash < parcel.cash) {
      refuse(language, words.tooLittle, { cash: numeral(parcel.cash, language) }, 'cash');
    }
  }
  return withParcel(world, wanted, (one) => stepped(one, 'delivered', premises));
};

/**
 * Notes that the receiver asked for another day; the parcel comes back to the office.
 * @throws Refusal unless a rider has it, and for a day that is not ahead
 */
export const askFor: Step<[wanted: string, asked: Day]> = (premises, world, wanted, asked) => {
  const { language, today } = premises;
  const parcel = parcelOf(world, wanted);
  if (!parcel || !isReady(parcel, 'door')) refuse(language, words.notHere);
  const ahead = distanceOf(asked, today);
  if (!(ahead >= 1 && ahead <= daysAhead)) refuse(language, words.notAhead);
  return withParcel(world, wanted, (one) =>
    stepped({ ...one, asked, carrier: null }, 'asked', premises),
  );
};

/**
 * Notes that the receiver would not take it: the parcel goes back to its sender, who pays the way there but
 * gets no cash for it.
 * @throws Refusal unless a rider has it
 */
export const sendBack: Step<[wanted: string]> = (premises, world, wanted) => {
  const parcel = parcelOf(world, wanted);
  if (!parcel || !isReady(parcel, 'door')) refuse(premises.language, words.notHere);
  return withParcel(world, wanted, (one) =>
    stepped({ ...one, cash: 0, carrier: null }, 'returned', premises),
  );
};

/** What a rider has collected and not yet handed in. */
export const inHand = ({ parcels }: CourierWorld, rider: string): readonly Parcel[] =>
  parcels.filter(
    ({ state, carrier, isHandedIn, cash }) =>
      state === 'delivered' && carrier === rider && !isHandedIn && cash > 0,
  );

/** The cash of some parcels, in taka. */
export const cashOf = (parcels: readonly Parcel[]): number =>
  parcels.reduce((sum, { cash }) => sum + cash, 0);

/**
 * Takes in a rider's cash. The merchants get theirs in full: what is short stays between rider and office.
 * @param counted what the office counted, in taka
 * @param isShortKnown whether what is missing is to be recorded
 * @throws Refusal when there is nothing to take in, when more was counted, or less and nobody said to
 *   record it
 */
export const handIn: Step<[rider: string, counted: number, isShortKnown?: boolean]> = (
  premises,
  world,
  rider,
  counted,
  isShortKnown = false,
) => {
  const { language, today } = premises;
  const held = inHand(world, rider);
  const due = cashOf(held);
  if (held.length === 0) refuse(language, words.noCash);
  if (!Number.isInteger(counted) || counted < 0) {
    refuse(language, words.notAmount, {}, 'counted');
  }
  const cash = numeral(due, language);
  if (counted > due) refuse(language, words.tooMuch, { cash }, 'counted');
  const missing = due - counted;
  if (missing > 0 && !isShortKnown) {
    refuse(language, words.wrongSum, { cash, missing: numeral(missing, language) }, 'counted');
  }
  const numbers = held.map((parcel) => parcel.number);
  const shortage = { rider, day: dayOf(today), due, counted };
  return {
    ...world,
    shortages: missing > 0 ? [shortage, ...world.shortages] : world.shortages,
    parcels: world.parcels.map((parcel) =>
      numbers.includes(parcel.number) ? { ...parcel, isHandedIn: true } : parcel,
    ),
  };
};

/** What a rider still owes the office, in taka. */
export const shortOf = ({ shortages }: CourierWorld, rider: string): number =>
  shortages
    .filter((one) => one.rider === rider)
    .reduce((sum, { due, counted }) => sum + due - counted, 0);
