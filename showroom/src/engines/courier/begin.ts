import { midnightOf } from '../../runtime/now.ts';
import { chosenDay, type DayOffset } from '../../words/days.ts';
import { type CourierData, chargeFor, placeOf, type Way } from './data.ts';
import { type CourierWorld, codeOf, daysUntil, type ParcelState, roads, timeOf } from './world.ts';

type SeedParcel = CourierData['parcels'][number];
type SeedStep = { readonly state: ParcelState; readonly day: DayOffset; readonly at: number };

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
      ? { state: one, day: day + 1, at: index * 165 }
      : { state: one, day, at: at + index * 75 },
  );
}

/**
 * Makes a courier at first. What would lie ahead of `now` was a day before, and all of it stays on its days:
 * the next morning it is no longer today's.
 */
export function beginCourier(data: CourierData, now: Date): CourierWorld {
  const { parcels, merchants, way } = data;
  const today = midnightOf(now);
  const paidOn = way.kind === 'door' ? lastPayoutDay(way.payoutWeekday, today) : 0;
  const payouts = way.kind === 'door' ? way.payouts : [];
  const isAhead = parcels.some((parcel) =>
    stepsTo(parcel, way.kind).some(
      ({ day, at }) => timeOf({ day: chosenDay(day, today), at }, today) > now.getTime(),
    ),
  );
  const latest = isAhead ? -1 : 0;
  const dayOf = ({ day, payout }: SeedParcel): DayOffset => {
    const seed = payouts.find(({ number }) => number === payout);
    if (seed) return Math.min(day - seed.day, 0) + paidOn;
    return day === 0 ? latest : day;
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
        asked: seed.asked === null ? null : chosenDay(seed.asked, today),
        steps: stepsTo({ ...seed, day: dayOf(seed) }, way.kind).map((step) => ({
          ...step,
          day: chosenDay(step.day, today),
        })),
      };
    }),
    lorries: way.kind === 'counter' ? way.lorries.map(({ id, reached }) => ({ id, reached })) : [],
    payouts: payouts.map((payout) => ({ ...payout, day: chosenDay(paidOn, today) })),
    shortages: [],
    pasted: {
      count: parcels.filter(({ day, merchant }) => day === 0 && merchant === merchants[0]?.id)
        .length,
      day: chosenDay(latest, today),
      at: morning,
    },
  };
}

/** The last weekday of payouts before today. */
const lastPayoutDay = (weekday: number, today: Date): DayOffset => daysUntil(weekday, today) - 7;
