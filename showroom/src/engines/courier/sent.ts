import type { Parcel } from './world.ts';

/** The numbers of the parcels that riders and counters report as delivered. */
export const deliveriesOf = ({
  parcels,
}: {
  parcels: readonly Pick<Parcel, 'number' | 'state'>[];
}): readonly string[] =>
  parcels.filter(({ state }) => state === 'delivered').map(({ number }) => number);
