import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import type { DayOffset } from '../../words/days.ts';
import { seeded } from '../../words/seeded.ts';
import type { courierSchema } from './schema.ts';

export type CourierData = WithAddresses<z.output<typeof courierSchema>>;
export type Place = CourierData['places'][number];
export type Way = CourierData['way'];
export type Door = Extract<Way, { kind: 'door' }>;
export type Counter = Extract<Way, { kind: 'counter' }>;
export type Lorry = Counter['lorries'][number];

export type ParcelState = 'booked' | 'hub' | 'lorry' | 'rider' | 'asked' | 'delivered';

/** A moment: the day, and the minutes since its midnight. */
export type Moment = { readonly day: DayOffset; readonly at: number };
export type Step = Moment & { readonly state: ParcelState };

export type Parcel = {
  readonly number: string;
  /** Who sends it: a merchant's id, and the name on the note. */
  readonly merchant: string;
  readonly from: DemoText;
  readonly fromPhone: string;
  readonly to: DemoText;
  readonly phone: string;
  readonly address: DemoText;
  readonly house: DemoText;
  readonly place: string;
  readonly pieces: number;
  readonly kilos: number;
  /** What the receiver pays, in taka: for the goods at a door, for the freight at a counter. */
  readonly cash: number;
  readonly charge: number;
  readonly state: ParcelState;
  /** The id of its rider or lorry; empty for none yet. */
  readonly carrier: string;
  readonly asked: DayOffset | null;
  readonly code: string;
  readonly isHandedIn: boolean;
  /** The number of the payout it is in; 0 for none yet. */
  readonly payout: number;
  readonly steps: readonly Step[];
};

/** What changes at a courier: where every parcel, lorry and taka is. */
export type CourierWorld = {
  readonly parcels: readonly Parcel[];
  readonly lorries: readonly { readonly id: string; readonly reached: number }[];
  readonly payouts: readonly {
    readonly number: number;
    readonly merchant: string;
    readonly day: DayOffset;
  }[];
  /** The last orders that came from Excel. */
  readonly pasted: { readonly count: number; readonly at: number };
};

/** What a parcel goes through, in order. */
export const roads = {
  door: ['booked', 'hub', 'rider', 'delivered'],
  counter: ['booked', 'lorry', 'hub', 'delivered'],
} as const satisfies Record<Way['kind'], readonly ParcelState[]>;

/** The four digits that the receiver gets by SMS. */
export const codeOf = (number: string): string =>
  String(1000 + Math.floor(seeded(number)() * 9000));

/** What a parcel costs in taka: the first kilo, and each kilo begun after it. */
export const chargeFor = ({ charge, perKilo }: Pick<Place, 'charge' | 'perKilo'>, kilos: number) =>
  charge + Math.max(0, Math.ceil(kilos) - 1) * perKilo;

type SeedParcel = CourierData['parcels'][number];

/**
 * How a parcel came to the state that it is in at first: a bit more than an hour a step, and a night on
 * the lorry.
 */
function stepsTo({ state, day, at }: SeedParcel, kind: Way['kind']): Step[] {
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

export function beginCourier({ parcels, places, merchants, way }: CourierData): CourierWorld {
  return {
    parcels: parcels.map(({ day, at, code, ...seed }) => {
      const merchant = merchants.find(({ id }) => id === seed.merchant);
      const place = places.find(({ id }) => id === seed.place);
      return {
        ...seed,
        from: merchant?.name ?? '',
        fromPhone: merchant?.phone ?? '',
        charge: place ? chargeFor(place, seed.kilos) : 0,
        code: code ?? codeOf(seed.number),
        steps: stepsTo({ day, at, code, ...seed }, way.kind),
      };
    }),
    lorries: way.kind === 'counter' ? way.lorries.map(({ id, reached }) => ({ id, reached })) : [],
    payouts: way.kind === 'door' ? way.payouts : [],
    pasted: {
      count: parcels.filter(({ day, merchant }) => day === 0 && merchant === merchants[0]?.id)
        .length,
      at: 550,
    },
  };
}

/** The world with one parcel changed. */
export const withParcel = (
  world: CourierWorld,
  number: string,
  next: (parcel: Parcel) => Parcel,
): CourierWorld => ({
  ...world,
  parcels: world.parcels.map((parcel) => (parcel.number === number ? next(parcel) : parcel)),
});

/** A parcel in its next state, which it can't reach before the last one. */
export function stepped(parcel: Parcel, state: ParcelState, { day, at }: Moment): Parcel {
  const last = parcel.steps.at(-1);
  const moment = { day, at: last?.day === day ? Math.max(at, last.at) : at };
  return { ...parcel, state, steps: [...parcel.steps, { ...moment, state }] };
}
