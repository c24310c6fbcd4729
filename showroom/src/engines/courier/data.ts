import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { courierSchema } from './schema.ts';

export type CourierData = WithDrawnPictures<z.output<typeof courierSchema>>;
export type Place = CourierData['places'][number];
export type Merchant = CourierData['merchants'][number];
export type Way = CourierData['way'];
export type Door = Extract<Way, { kind: 'door' }>;
export type Counter = Extract<Way, { kind: 'counter' }>;
export type Lorry = Counter['lorries'][number];

export const placeOf = ({ places }: Pick<CourierData, 'places'>, id: string): Place | undefined =>
  places.find((place) => place.id === id);

/** The cost of a parcel in taka: the first kilo, and each kilo begun after it. */
export const chargeFor = ({ charge, perKilo }: Pick<Place, 'charge' | 'perKilo'>, kilos: number) =>
  charge + Math.max(0, Math.ceil(kilos) - 1) * perKilo;
