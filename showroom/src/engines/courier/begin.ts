import { type Day, dayAfter, dayOf, daysBetween } from '../../words/days.ts';
import { type CourierData, chargeFor, placeOf, type Way } from './data.ts';
import { type CourierWorld, codeOf, daysUntil, type ParcelState, roads, timeOf } from './world.ts';

type SeedParcel = CourierData['parcels'][number];
type SeedStep = { readonly state: ParcelState; readonly day: Day; readonly at: number };

/** The first orders of a day come from Excel at ten past nine. */
const morning = 550;

/**
 * How a parcel came to the state that it is in at first: a bit more than an hour a step, and a night on
 * the lorry.
 */
function stepsTo({ state, day, at }: SeedParcel, kind: Way['kind']): SeedStep[] {
  const road: readonly ParcelState[] = roads[kind];
  const gone =
    state === 'asked'
      ? [...road.slice(0, 3), 'asked' as const]
      : road.slice(0, road.indexOf(state) + 1);
  return gone.map((one, index) =>
    kind === 'counter' && index > 1
      ? { state: one, day: dayAfter(day, 1), at: index * 165 }
      : { state: one, day, at: at + index * 75 },
  );
}

/**
 * Makes a courier at first. What would lie ahead of `now` was a day before.
 */
export function beginCourier(data: CourierData, now: Date): CourierWorld {
  const { parcels, merchants, way } = data;
  const today = dayOf(now);
  const paidOn = way.kind === 'door' ? dayOf(now, daysUntil(way.payoutWeekday, now) - 7) : today;
  const payouts = way.kind === 'door' ? way.payouts : [];
  const isAhead = parcels.some((parcel) =>
    stepsTo(parcel, way.kind).some((moment) => timeOf(moment) > now.getTime()),
  );
  const latest = dayOf(now, isAhead ? -1 : 0);
  const bookedOn = ({ day, payout }: SeedParcel): Day => {
    const seed = payouts.find(({ number }) => number === payout);
    if (seed) return dayAfter(paidOn, Math.min(daysBetween(seed.day, day), 0));
    return day === today ? latest : day;
  };
  return {
    parcels: parcels.map((seed) => {
      const { day: _day, at: _at, code, ...parcel } = seed;
      const merchant = merchants.find(({ id }) => id === parcel.merchant);
      const place = placeOf(data, parcel.place);
      return {
        ...parcel,
        from: merchant?.name ?? '',
        fromPhone: merchant?.phone ?? '',
        charge: place ? chargeFor(place, parcel.kilos) : 0,
        code: code ?? codeOf(parcel.number),
        steps: stepsTo({ ...seed, day: bookedOn(seed) }, way.kind),
      };
    }),
    lorries: way.kind === 'counter' ? way.lorries.map(({ id, reached }) => ({ id, reached })) : [],
    payouts: payouts.map((payout) => ({ ...payout, day: paidOn })),
    shortages: [],
    pasted: {
      count: parcels.filter(({ day, merchant }) => day === today && merchant === merchants[0]?.id)
        .length,
      day: latest,
      at: morning,
    },
  };
}
