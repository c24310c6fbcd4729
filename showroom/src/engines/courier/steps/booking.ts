import { refuse } from '../../../runtime/refuse.ts';
import { mobileNumber } from '../../../words/phone.ts';
import { chargeFor, placeOf } from '../data.ts';
import { words } from '../words.ts';
import { codeOf, momentOf, type Parcel, type Step } from '../world.ts';

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

export const mostKilos = 100;
export const mostPieces = 50;
/** What a rider carries in cash for one parcel, in taka. */
const mostGoods = 500_000;

const fieldWords = {
  from: 'missing',
  fromPhone: 'wrongPhone',
  to: 'missing',
  phone: 'wrongPhone',
  address: 'missing',
  goods: 'notGoods',
  pieces: 'notPieces',
  kilos: 'notKilos',
} as const satisfies Partial<Record<keyof Booking, keyof typeof words>>;

export type BookingField = keyof typeof fieldWords;

export const isWeight = (kilos: number): boolean => kilos > 0 && kilos <= mostKilos;
export const isGoods = (taka: number): boolean =>
  Number.isInteger(taka) && taka >= 0 && taka <= mostGoods;
const isPieces = (count: number) => Number.isInteger(count) && count > 0 && count <= mostPieces;

/** The fault of a booking: each field, with the name of what is said about it. */
export function bookingFaults(
  booking: Booking,
): readonly (readonly [BookingField, (typeof fieldWords)[BookingField]])[] {
  const right: Readonly<Record<BookingField, boolean>> = {
    from: booking.from !== '',
    fromPhone: mobileNumber(booking.fromPhone) !== undefined,
    to: booking.to !== '',
    phone: mobileNumber(booking.phone) !== undefined,
    address: booking.address !== '',
    goods: isGoods(booking.goods),
    pieces: isPieces(booking.pieces),
    kilos: isWeight(booking.kilos),
  };
  return (Object.keys(right) as BookingField[])
    .filter((field) => !right[field])
    .map((field) => [field, fieldWords[field]]);
}

const digitsOf = (parcel: string): number => Number(parcel.replaceAll(/\D/g, ''));

/**
 * Books parcels, each with the next number and a code of its own; the charge is that of the place and the
 * weight.
 * @throws Refusal for what is wrong with one of them, or a place that is not served
 */
export const book: Step<[bookings: readonly Booking[]]> = (premises, world, bookings) => {
  const { data, language } = premises;
  const last = Math.max(...world.parcels.map((parcel) => digitsOf(parcel.number)));
  const parcels = bookings.map((booking, index): Parcel => {
    const { goods, isToPay, ...given } = booking;
    const [fault] = bookingFaults(booking);
    if (fault) refuse(language, words[fault[1]], {}, fault[0]);
    const place = placeOf(data, given.place);
    const isOrigin = data.way.kind === 'counter' && data.way.origin === given.place;
    if (!place || isOrigin) refuse(language, words.noPlace, {}, 'place');
    const parcel = `${data.prefix}${last + 1 + index}`;
    const kilos = Math.ceil(given.kilos);
    const charge = chargeFor(place, kilos);
    return {
      ...given,
      kilos,
      fromPhone: mobileNumber(given.fromPhone) ?? '',
      phone: mobileNumber(given.phone) ?? '',
      number: parcel,
      house: null,
      charge,
      cash: goods + (isToPay ? charge : 0),
      state: 'booked',
      carrier: null,
      asked: null,
      code: codeOf(parcel),
      isHandedIn: false,
      payout: null,
      steps: [{ ...momentOf(premises), state: 'booked' }],
    };
  });
  return { ...world, parcels: [...parcels, ...world.parcels] };
};

/** Books the rows of a sheet and remembers when they came. @throws Refusal when there is none */
export const bookSheet: Step<[bookings: readonly Booking[]]> = (premises, world, bookings) => {
  if (bookings.length === 0) refuse(premises.language, words.noRows, {}, 'rows');
  return {
    ...book(premises, world, bookings),
    pasted: { count: bookings.length, ...momentOf(premises) },
  };
};
