import { expect, it } from 'vitest';
import { deliveriesOf } from './sent.ts';

it('reports the parcels that are delivered, and no others', () => {
  const parcels = [
    { number: 'DG-1', state: 'delivered' },
    { number: 'DG-2', state: 'rider' },
  ] as const;
  expect(deliveriesOf({ parcels })).toEqual(['DG-1']);
});
