import { expect, it } from 'vitest';
import { partOf } from '../data.ts';
import { changeOf, sorted } from './shares.ts';
import { paperForTest, sure } from './testing.ts';

it('orders shares by their change', () => {
  const [dhaka] = sure(partOf(paperForTest('khatian').data, 'markets')).exchanges;
  const changes = sorted(sure(dhaka).shares, 'change', false).map(({ price, before }) =>
    changeOf(price, before),
  );
  expect(changes).toEqual([...changes].sort((a, b) => b - a));
  expect(changes[0]?.toFixed(1)).toBe('3.6');
});
