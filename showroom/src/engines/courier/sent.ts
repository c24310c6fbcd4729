import type { CourierWorld } from './world.ts';

/** The numbers of the parcels that riders and counters report as delivered. */
export const deliveriesOf = ({ parcels }: CourierWorld): readonly string[] =>
  parcels.filter(({ state }) => state === 'delivered').map(({ number }) => number);
