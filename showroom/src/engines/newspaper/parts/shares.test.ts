import { expect, it } from 'vitest';
import { partOf } from '../data.ts';
import { dataOf, sure } from '../testing.ts';
import { changeOf, sorted } from './shares.ts';

it('orders shares by their change', () => {
  const [dhaka] = sure(partOf(dataOf('khatian'), 'markets')).exchanges;
  const changes = sorted(sure(dhaka).shares, 'change', false).map(({ price, before }) =>
    changeOf(price, before),
  );
  expect(changes).toEqual([...changes].sort((a, b) => b - a));
  expect(changes[0]?.toFixed(1)).toBe('3.6');
});
