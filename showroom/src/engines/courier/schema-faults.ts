import type { z } from 'zod';

type Checked = {
  readonly sample: string;
  readonly places: readonly { readonly id: string }[];
  readonly merchants: readonly { readonly id: string }[];
  readonly parcels: readonly {
    readonly number: string;
    readonly merchant: string;
    readonly place: string;
    readonly carrier: string | null;
  }[];
  readonly way:
    | { readonly kind: 'door'; readonly riders: readonly { readonly id: string }[] }
    | {
        readonly kind: 'counter';
        readonly origin: string;
        readonly lorries: readonly {
          readonly id: string;
          readonly stops: readonly { readonly place: string }[];
        }[];
      };
};

/** Says which names in the data of a courier lead to nothing, and what they may be. */
export function checkReferences(data: Checked, context: z.RefinementCtx): void {
  const { sample, parcels, way } = data;
  const places = data.places.map(({ id }) => id);
  const merchants = data.merchants.map(({ id }) => id);
  const carriers = (way.kind === 'door' ? way.riders : way.lorries).map(({ id }) => id);
  const check = (path: (string | number)[], name: string, known: readonly string[]) => {
    if (known.includes(name)) return;
    context.addIssue({
      code: 'custom',
      path,
      message: `names ${name}; there are: ${known.slice(0, 20).join(', ')}`,
    });
  };
  check(
    ['sample'],
    sample,
    parcels.map(({ number }) => number),
  );
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
