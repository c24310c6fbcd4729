import { Refusal } from '../../runtime/refuse.ts';
import {
  type CourierData,
  type CourierWorld,
  chargeFor,
  codeOf,
  type Moment,
  type Parcel,
} from './world.ts';

/** What somebody writes about a parcel when they book it. */
export type Booking = Pick<
  Parcel,
  'merchant' | 'from' | 'fromPhone' | 'to' | 'phone' | 'address' | 'place' | 'pieces' | 'kilos'
> & {
  /** To collect for the goods, in taka. */
  readonly goods: number;
  /** Whether the receiver pays the freight. */
  readonly isToPay: boolean;
};

const digitsOf = (number: string): number => Number(number.replaceAll(/\D/g, ''));

/**
 * Books parcels, each with the next number and a code of its own.
 * @param data its prefix and places: the charge is that of the place and the weight
 * @throws Refusal (`noPlace`) when a place is not served
 */
export function book(
  world: CourierWorld,
  data: Pick<CourierData, 'prefix' | 'places'>,
  bookings: readonly Booking[],
  moment: Moment,
  noPlace: string,
): CourierWorld {
  const last = Math.max(...world.parcels.map(({ number }) => digitsOf(number)));
  const parcels = bookings.map(({ goods, isToPay, ...booking }, index): Parcel => {
    const place = data.places.find(({ id }) => id === booking.place);
    if (!place) throw new Refusal(noPlace);
    const number = `${data.prefix}${last + 1 + index}`;
    const charge = chargeFor(place, booking.kilos);
    return {
      ...booking,
      number,
      house: '',
      charge,
      cash: goods + (isToPay ? charge : 0),
      state: 'booked',
      carrier: '',
      asked: null,
      code: codeOf(number),
      isHandedIn: false,
      payout: 0,
      steps: [{ ...moment, state: 'booked' }],
    };
  });
  return { ...world, parcels: [...parcels, ...world.parcels] };
}

/** Books the rows of a sheet and remembers when they came. */
export const bookSheet = (...given: Parameters<typeof book>): CourierWorld => ({
  ...book(...given),
  pasted: { count: given[2].length, at: given[3].at },
});
