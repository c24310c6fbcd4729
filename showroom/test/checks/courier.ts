import { type CourierData, chargeFor, placeOf } from '../../src/engines/courier/data.ts';
import { accountOf, isInOffice, paidIn } from '../../src/engines/courier/steps/payout.ts';
import {
  type CourierWorld,
  isOver,
  loadOf,
  onLorry,
  onManifest,
  type Parcel,
  reachedBy,
  timeOf,
} from '../../src/engines/courier/world.ts';
import { dayOf } from '../../src/words/days.ts';

/** The broken invariants at a courier, in words; none when all hold. */
export const check = (data: CourierData, world: CourierWorld, now: Date): readonly string[] => [
  ...repeated(world.parcels.map((parcel) => parcel.number)).map((one) => `${one} is there twice`),
  ...repeated(world.payouts.map((payout) => String(payout.number))).map(
    (one) => `payout ${one} is there twice`,
  ),
  ...world.parcels.flatMap((parcel) => [
    ...parcelFaults(data, world, parcel),
    ...pastFaults(parcel, world, now),
  ]),
  ...lorryFaults(data, world),
  ...moneyFaults(data, world, now),
];

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

/** Each sentence that is true of something that must not be. */
const those = (faults: readonly (readonly [boolean, string])[]): string[] =>
  faults.filter(([isSo]) => isSo).map(([, sentence]) => sentence);

function parcelFaults(data: CourierData, world: CourierWorld, parcel: Parcel): string[] {
  const { number, state, carrier, asked, payout, steps } = parcel;
  const place = placeOf(data, parcel.place);
  const isDoor = data.way.kind === 'door';
  const isCarried = ['rider', 'lorry', ...(isDoor ? ['delivered'] : [])].includes(state);
  const isLeft = ['booked', 'asked', 'returned', ...(isDoor ? ['hub'] : [])].includes(state);
  const paid = world.payouts.find((one) => one.number === payout);
  return those([
    [!place || parcel.charge !== chargeFor(place, parcel.kilos), `${number}: another charge`],
    [steps.at(-1)?.state !== state, `${number} is ${state}, its last step is another`],
    [carrier === null ? isCarried : isLeft, `${number} is ${state} with ${carrier}`],
    [(asked !== null) !== (state === 'asked'), `${number} is ${state}, asked for ${asked}`],
    [parcel.isHandedIn && state !== 'delivered', `${number}: cash before it is delivered`],
    [payout !== null && !isOver(parcel), `${number} is paid before it is delivered`],
    [state === 'returned' && parcel.cash > 0, `${number} was refused, and paid`],
    [payout !== null && !isInOffice(parcel), `${number} is paid from cash that a rider holds`],
    [payout !== null && paid?.merchant !== parcel.merchant, `${number} is paid to another`],
    [
      isDoor ? state === 'lorry' : ['rider', 'asked', 'returned'].includes(state),
      `${number} is ${state}`,
    ],
  ]);
}

function pastFaults({ number, steps, payout }: Parcel, world: CourierWorld, now: Date): string[] {
  const times = steps.map(timeOf);
  const paidOn = world.payouts.find((one) => one.number === payout)?.day;
  const last = steps.at(-1);
  return those([
    [times.some((time, index) => time < (times[index - 1] ?? 0)), `${number}: steps out of order`],
    [times.some((time) => time > now.getTime()), `${number} is ahead of its time`],
    [
      paidOn !== undefined && last !== undefined && last.day > paidOn,
      `${number} is delivered after it was paid`,
    ],
  ]);
}

function lorryFaults({ way }: CourierData, world: CourierWorld): string[] {
  if (way.kind !== 'counter') return [];
  return way.lorries.flatMap(({ id, capacity, stops }) => {
    const reached = reachedBy(world, id);
    const passed = reached === null ? [] : stops.slice(1, reached + 1).map(({ place }) => place);
    const load = onLorry(world, id);
    return those([
      [loadOf(load).kilos > capacity, `${id} is too heavy`],
      [reached !== null && !stops[reached], `${id} is at no stop`],
      [
        reached === null && onManifest(world, id).length !== load.length,
        `${id} loads, and its manifest has what is off`,
      ],
      [load.some(({ place }) => passed.includes(place)), `${id} took something past its stop`],
      [
        load.some(({ place }) => !stops.slice(1).some((stop) => stop.place === place)),
        `${id} has something for where it does not stop`,
      ],
    ]);
  });
}

function moneyFaults({ way }: CourierData, world: CourierWorld, now: Date): string[] {
  return [
    ...world.payouts.flatMap(({ number, day }) =>
      those([
        [
          way.kind === 'door' && accountOf(paidIn(world, number), way.codPercent).net <= 0,
          `payout ${number} pays nothing`,
        ],
        [day > dayOf(now), `payout ${number} is ahead of its time`],
      ]),
    ),
    ...world.shortages.flatMap(({ rider, day, due, counted }) =>
      those([
        [!(counted >= 0 && counted < due), `${rider} is short of nothing`],
        [day > dayOf(now), `a shortage of ${rider} is ahead of its time`],
      ]),
    ),
    ...those([
      [timeOf(world.pasted) > now.getTime(), 'orders came from Excel before they were written'],
    ]),
  ];
}
