import { asciiDigits } from '@nokshi/forms/digits.ts';
import { Refusal } from '../../runtime/refuse.ts';
import type { DayOffset } from '../../words/days.ts';
import { type CourierWorld, type Moment, type Parcel, stepped, withParcel } from './world.ts';

/** Whether a parcel may be handed over: it is at the door with a rider, or at its counter. */
export const isReady = ({ state }: Parcel, kind: 'door' | 'counter'): boolean =>
  kind === 'door' ? state === 'rider' : state === 'hub';

/**
 * Hands a parcel over for the receiver's code and the money that is due.
 * @param given the code as typed, and the cash taken in taka
 * @throws Refusal when the parcel is not there, the code is another, or the cash is no amount or too little
 */
export function handOver(
  world: CourierWorld,
  number: string,
  given: { readonly code: string; readonly cash: number; readonly kind: 'door' | 'counter' },
  moment: Moment,
  sentences: Readonly<Record<'notHere' | 'wrongCode' | 'notAmount' | 'tooLittle', string>>,
): CourierWorld {
  const parcel = world.parcels.find((one) => one.number === number);
  if (!parcel || !isReady(parcel, given.kind)) throw new Refusal(sentences.notHere);
  if (asciiDigits(given.code).replaceAll(/\s/g, '') !== parcel.code) {
    throw new Refusal(sentences.wrongCode, 'code');
  }
  if (parcel.cash > 0) {
    if (!(given.cash >= 0)) throw new Refusal(sentences.notAmount, 'cash');
    if (given.cash < parcel.cash) throw new Refusal(sentences.tooLittle, 'cash');
  }
  return withParcel(world, number, (one) => stepped(one, 'delivered', moment));
}

/** Notes that the receiver asked for another day. */
export const askFor = (
  world: CourierWorld,
  number: string,
  asked: DayOffset,
  moment: Moment,
): CourierWorld =>
  withParcel(world, number, (parcel) =>
    stepped({ ...parcel, asked, carrier: '' }, 'asked', moment),
  );

/** What a rider has collected and not yet handed in. */
export const inHand = ({ parcels }: CourierWorld, rider: string): readonly Parcel[] =>
  parcels.filter(
    ({ state, carrier, isHandedIn, cash }) =>
      state === 'delivered' && carrier === rider && !isHandedIn && cash > 0,
  );

export const cashOf = (parcels: readonly { readonly cash: number }[]): number =>
  parcels.reduce((sum, { cash }) => sum + cash, 0);

/**
 * Takes in a rider's cash.
 * @param counted what the office counted, in taka
 * @throws Refusal (`wrongSum`) unless it is the sum of the parcels, (`nothing`) when there is none
 */
export function handIn(
  world: CourierWorld,
  rider: string,
  counted: number,
  sentences: Readonly<Record<'nothing' | 'wrongSum', string>>,
): CourierWorld {
  const held = inHand(world, rider);
  if (held.length === 0) throw new Refusal(sentences.nothing);
  if (counted !== cashOf(held)) throw new Refusal(sentences.wrongSum, 'counted');
  const numbers = held.map(({ number }) => number);
  return {
    ...world,
    parcels: world.parcels.map((parcel) =>
      numbers.includes(parcel.number) ? { ...parcel, isHandedIn: true } : parcel,
    ),
  };
}
