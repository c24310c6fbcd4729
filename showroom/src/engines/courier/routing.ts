import { Refusal } from '../../runtime/refuse.ts';
import { type CourierWorld, type Lorry, type Moment, stepped, withParcel } from './world.ts';

const found = (world: CourierWorld, number: string) =>
  world.parcels.find((parcel) => parcel.number === number);

/** Takes a parcel in at its hub. @throws Refusal (`gone`) once it is delivered */
export function takeIn(world: CourierWorld, number: string, moment: Moment, gone: string) {
  if (found(world, number)?.state === 'delivered') throw new Refusal(gone);
  return withParcel(world, number, (parcel) => stepped({ ...parcel, carrier: '' }, 'hub', moment));
}

/** Gives a parcel to a rider. @throws Refusal (`gone`) once it is delivered */
export function giveToRider(
  world: CourierWorld,
  number: string,
  rider: string,
  moment: Moment,
  gone: string,
): CourierWorld {
  if (found(world, number)?.state === 'delivered') throw new Refusal(gone);
  return withParcel(world, number, (parcel) =>
    stepped({ ...parcel, carrier: rider, asked: null }, 'rider', moment),
  );
}

/** The stop that a lorry reached last, from 0; -1 while it loads. */
export const reachedBy = ({ lorries }: CourierWorld, id: string): number =>
  lorries.find((lorry) => lorry.id === id)?.reached ?? -1;

/** The parcels on a lorry, or for one of its stops. */
export const onLorry = ({ parcels }: CourierWorld, id: string, place?: string) =>
  parcels.filter(
    (parcel) =>
      parcel.state === 'lorry' && parcel.carrier === id && (!place || parcel.place === place),
  );

/** Every parcel of a manifest, also what was unloaded on the way. */
export const onManifest = ({ parcels }: CourierWorld, id: string, place?: string) =>
  parcels.filter(({ carrier, place: to }) => carrier === id && (!place || to === place));

/** Pieces, kilos and the taka to collect of some parcels. */
export const loadOf = (
  parcels: readonly { readonly pieces: number; readonly kilos: number; readonly cash: number }[],
) =>
  parcels.reduce(
    (sum, { pieces, kilos, cash }) => ({
      pieces: sum.pieces + pieces,
      kilos: sum.kilos + kilos,
      cash: sum.cash + cash,
    }),
    { pieces: 0, kilos: 0, cash: 0 },
  );

/**
 * Loads a booked parcel.
 * @throws Refusal when it is no longer at the counter, the lorry has left, does not stop there, or is full
 */
export function load(
  world: CourierWorld,
  number: string,
  lorry: Lorry,
  moment: Moment,
  sentences: Readonly<Record<'gone' | 'left' | 'noStop' | 'full', string>>,
): CourierWorld {
  const parcel = found(world, number);
  if (parcel?.state !== 'booked') throw new Refusal(sentences.gone);
  if (reachedBy(world, lorry.id) >= 0) throw new Refusal(sentences.left);
  if (!lorry.stops.slice(1).some(({ place }) => place === parcel.place)) {
    throw new Refusal(sentences.noStop);
  }
  if (loadOf(onLorry(world, lorry.id)).kilos + parcel.kilos > lorry.capacity) {
    throw new Refusal(sentences.full);
  }
  return withParcel(world, number, (one) =>
    stepped({ ...one, carrier: lorry.id }, 'lorry', moment),
  );
}

/**
 * Sends a lorry off, or brings it to its next stop, where everything for that counter is unloaded.
 * @throws Refusal (`atEnd`) at its last stop, (`nothing`) when it would leave with nothing
 */
export function moveOn(
  world: CourierWorld,
  lorry: Lorry,
  moment: Moment,
  sentences: Readonly<Record<'atEnd' | 'nothing', string>>,
): CourierWorld {
  const reached = reachedBy(world, lorry.id) + 1;
  const stop = lorry.stops[reached];
  if (!stop) throw new Refusal(sentences.atEnd);
  if (reached === 0 && onLorry(world, lorry.id).length === 0) throw new Refusal(sentences.nothing);
  return {
    ...world,
    lorries: world.lorries.map((one) => (one.id === lorry.id ? { ...one, reached } : one)),
    parcels: world.parcels.map((parcel) =>
      parcel.state === 'lorry' && parcel.carrier === lorry.id && parcel.place === stop.place
        ? stepped(parcel, 'hub', moment)
        : parcel,
    ),
  };
}
