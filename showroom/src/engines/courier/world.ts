import type { Kept } from '../../demo/world-schema.ts';
import type { Premises, StepOf } from '../../runtime/premises.ts';
import { dateOf, dayOf } from '../../words/days.ts';
import { seeded } from '../../words/seeded.ts';
import type { CourierData, Lorry, Way } from './data.ts';
import type { parcelSchema, states, worldSchema } from './world-schema.ts';

export type ParcelState = (typeof states)[number];
export type Parcel = Kept<typeof parcelSchema>;
export type Moment = Pick<Parcel['steps'][number], 'day' | 'at'>;
export type CourierWorld = Kept<typeof worldSchema>;
export type Payout = CourierWorld['payouts'][number];
export type CourierPremises = Premises<CourierData>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<CourierData, CourierWorld, Args>;

/** What a parcel goes through, in order. */
export const roads = {
  door: ['booked', 'hub', 'rider', 'delivered'],
  counter: ['booked', 'lorry', 'hub', 'delivered'],
} as const satisfies Record<Way['kind'], readonly ParcelState[]>;

/** Whether a parcel is nobody's to carry any more: its receiver has it, or would not take it. */
export const isOver = ({ state }: Pick<Parcel, 'state'>): boolean =>
  state === 'delivered' || state === 'returned';

/** The four digits that the receiver gets by SMS. */
export const codeOf = (parcel: string): string =>
  String(1000 + Math.floor(seeded(parcel)() * 9000));

export const parcelOf = ({ parcels }: CourierWorld, wanted: string): Parcel | undefined =>
  parcels.find((parcel) => parcel.number === wanted);

/** The world with one parcel changed. */
export const withParcel = (
  world: CourierWorld,
  wanted: string,
  next: (parcel: Parcel) => Parcel,
): CourierWorld => ({
  ...world,
  parcels: world.parcels.map((parcel) => (parcel.number === wanted ? next(parcel) : parcel)),
});

/** The present moment. */
export const momentOf = ({ today, now }: Pick<CourierPremises, 'today' | 'now'>): Moment => ({
  day: dayOf(today),
  at: now.getHours() * 60 + now.getMinutes(),
});

/** A moment in milliseconds, by which moments are compared. */
export const timeOf = ({ day, at }: Moment): number => dateOf(day).getTime() + at * 60_000;

/** A parcel in its next state, at this moment. */
export function stepped(
  parcel: Parcel,
  state: ParcelState,
  premises: Pick<CourierPremises, 'today' | 'now'>,
): Parcel {
  return { ...parcel, state, steps: [...parcel.steps, { ...momentOf(premises), state }] };
}

/** The stop that a lorry reached last, from 0; nothing while it loads. */
export const reachedBy = ({ lorries }: CourierWorld, id: string): number | null =>
  lorries.find((lorry) => lorry.id === id)?.reached ?? null;

/** The parcels on a lorry. */
export const onLorry = ({ parcels }: CourierWorld, id: string): readonly Parcel[] =>
  parcels.filter(({ state, carrier }) => state === 'lorry' && carrier === id);

/** Every parcel of a manifest, also what was unloaded on the way; or those for one of its stops. */
export const onManifest = ({ parcels }: CourierWorld, id: string, place?: string) =>
  parcels.filter(({ carrier, place: to }) => carrier === id && (!place || to === place));

/** Pieces, kilos and the taka to collect of some parcels. */
export const loadOf = (parcels: readonly Pick<Parcel, 'pieces' | 'kilos' | 'cash'>[]) =>
  parcels.reduce(
    (sum, { pieces, kilos, cash }) => ({
      pieces: sum.pieces + pieces,
      kilos: sum.kilos + kilos,
      cash: sum.cash + cash,
    }),
    { pieces: 0, kilos: 0, cash: 0 },
  );

/** Whether a lorry stops at a place after it has set out. */
export const stopsAt = ({ stops }: Pick<Lorry, 'stops'>, place: string): boolean =>
  stops.slice(1).some((stop) => stop.place === place);

/** The days of a week until one comes, 0 to 6. @param weekday 0 is Sunday */
export const daysUntil = (weekday: number, today: Date): number =>
  (weekday - today.getDay() + 7) % 7;
