import type { z } from 'zod';
import type { WrittenCourier } from './schema.ts';

/** Says which names in the data of a courier lead to nothing, and what they may be. */
export function checkReferences(data: WrittenCourier, context: z.RefinementCtx): void {
  const { parcels, way } = data;
  const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
  const places = idsOf(data.places);
  const merchants = idsOf(data.merchants);
  const carriers = idsOf(way.kind === 'door' ? way.riders : way.lorries);
  const numbers = parcels.map(({ number }) => number);
  const check = (path: (string | number)[], name: string, known: readonly string[]) => {
    if (known.includes(name)) return;
    const message = `names ${name}; there are: ${known.slice(0, 20).join(', ')}`;
    context.addIssue({ code: 'custom', path, message });
  };
  check(['sample'], data.sample, numbers);
  for (const [index, parcel] of parcels.entries()) {
    check(['parcels', index, 'place'], parcel.place, places);
    check(['parcels', index, 'merchant'], parcel.merchant, merchants);
    if (parcel.carrier !== null) check(['parcels', index, 'carrier'], parcel.carrier, carriers);
  }
  if (way.kind === 'door') return;
  check(['way', 'origin'], way.origin, places);
  for (const [index, { stops }] of way.lorries.entries()) {
    for (const stop of stops) check(['way', 'lorries', index, 'stops'], stop.place, places);
  }
}
