import { refuse } from '../../../runtime/refuse.ts';
import type { Lorry } from '../data.ts';
import { words } from '../words.ts';
import {
  type CourierPremises,
  type CourierWorld,
  isOver,
  loadOf,
  onLorry,
  type Parcel,
  parcelOf,
  reachedBy,
  type Step,
  stepped,
  stopsAt,
  withParcel,
} from '../world.ts';

/** The lorry of a courier that has some. */
const lorryOf = ({ data }: CourierPremises, id: string): Lorry | undefined =>
  data.way.kind === 'counter' ? data.way.lorries.find((lorry) => lorry.id === id) : undefined;

/** A parcel that can still go somewhere. @throws Refusal once it is delivered or goes back */
function movable(premises: CourierPremises, world: CourierWorld, wanted: string): Parcel {
  const parcel = parcelOf(world, wanted);
  if (!parcel || isOver(parcel) || premises.data.way.kind !== 'door') {
    refuse(premises.language, words.gone);
  }
  return parcel;
}

/** Takes a parcel in at its hub. @throws Refusal when it is there already, or delivered */
export const takeIn: Step<[wanted: string]> = (premises, world, wanted) => {
  if (movable(premises, world, wanted).state === 'hub') refuse(premises.language, words.gone);
  return withParcel(world, wanted, (parcel) =>
    stepped({ ...parcel, carrier: null, asked: null }, 'hub', premises),
  );
};

/** Gives a parcel to a rider. @throws Refusal when that one has it already, or it is delivered */
export const giveToRider: Step<[string, string]> = (premises, world, wanted, rider) => {
  const { way } = premises.data;
  const { carrier } = movable(premises, world, wanted);
  const isKnown = way.kind === 'door' && way.riders.some(({ id }) => id === rider);
  if (carrier === rider || !isKnown) refuse(premises.language, words.gone);
  return withParcel(world, wanted, (parcel) =>
    stepped({ ...parcel, carrier: rider, asked: null }, 'rider', premises),
  );
};

/**
 * Loads a booked parcel.
 * @throws Refusal when it is no longer at the counter, the lorry has left, does not stop there, or is full
 */
export const load: Step<[wanted: string, id: string]> = (premises, world, wanted, id) => {
  const { language } = premises;
  const parcel = parcelOf(world, wanted);
  const lorry = lorryOf(premises, id);
  if (parcel?.state !== 'booked') refuse(language, words.gone);
  if (!lorry || reachedBy(world, id) !== null) refuse(language, words.left);
  if (!stopsAt(lorry, parcel.place)) refuse(language, words.noStop);
  if (loadOf(onLorry(world, id)).kilos + parcel.kilos > lorry.capacity) {
    refuse(language, words.full);
  }
  return withParcel(world, wanted, (one) => stepped({ ...one, carrier: id }, 'lorry', premises));
};

/**
 * Sends a lorry off, or brings it to its next stop, where everything for that counter is unloaded; from its
 * last stop it comes back to load anew.
 * @throws Refusal when it would leave with nothing
 */
export const moveOn: Step<[id: string]> = (premises, world, id) => {
  const { language } = premises;
  const before = reachedBy(world, id);
  const reached = before === null ? 0 : before + 1;
  const lorry = lorryOf(premises, id);
  if (!lorry) refuse(language, words.gone);
  const stop = lorry.stops[reached];
  if (!stop) return comeBack(world, id);
  if (reached === 0 && onLorry(world, id).length === 0) refuse(language, words.nothingOn);
  return {
    ...world,
    lorries: world.lorries.map((one) => (one.id === id ? { ...one, reached } : one)),
    parcels: world.parcels.map((parcel) =>
      parcel.state === 'lorry' && parcel.carrier === id && parcel.place === stop.place
        ? stepped(parcel, 'hub', premises)
        : parcel,
    ),
  };
};

/** The world with a lorry at its first counter again; its manifest begins anew. */
const comeBack = (world: CourierWorld, id: string): CourierWorld => ({
  ...world,
  lorries: world.lorries.map((one) => (one.id === id ? { id, reached: null } : one)),
  parcels: world.parcels.map((parcel) =>
    parcel.carrier === id ? { ...parcel, carrier: null } : parcel,
  ),
});
