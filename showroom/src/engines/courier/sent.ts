import { isOver, type Parcel } from './world.ts';

/** The numbers of the parcels that riders and counters report as delivered, or as refused. */
export const deliveriesOf = ({
  parcels,
}: {
  parcels: readonly Pick<Parcel, 'number' | 'state'>[];
}): readonly string[] => parcels.filter(isOver).map(({ number }) => number);
