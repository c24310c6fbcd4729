import { expect, it } from 'vitest';
import { sectionOf } from '../data.ts';
import { changeOf, moveOf, type Share, type Sort, sorted } from './shares.ts';
import { paperForTest, sure } from './testing.ts';

const [dhaka] = sure(sectionOf(paperForTest('khatian').data, 'markets')).exchanges;
const { shares } = sure(dhaka);
const inOrder = (by: Sort, of: (share: Share) => number, isTurned = false) =>
  sorted(shares, by, isTurned).map(of);
const descending = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);

it('orders shares by their change', () => {
  const changes = inOrder('change', ({ price, before }) => changeOf(price, before));
  expect(changes).toEqual(descending(changes));
  expect(changes[0]?.toFixed(1)).toBe('3.6');
});

it('orders shares by price, the dearest first or last, and else leaves them as listed', () => {
  const prices = shares.map(({ price }) => price);
  expect(inOrder('price', ({ price }) => price)).toEqual(descending(prices));
  expect(inOrder('price', ({ price }) => price, true)).toEqual(descending(prices).toReversed());
  expect(sorted(shares, 'name', false)).toEqual(shares);
});

it('calls up or down what the page shows as more than 0.0 %', () => {
  expect([3.6, 0.05, 0.04, 0, -0.04, -0.05, -1.2].map(moveOf)).toEqual([
    'up',
    'up',
    undefined,
    undefined,
    undefined,
    'down',
    'down',
  ]);
});
