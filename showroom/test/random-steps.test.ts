import { number, object } from 'valibot';
import { expect, it } from 'vitest';
import { Refusal } from '../src/runtime/refuse.ts';
import { holdThroughRandomSteps } from './random-steps.ts';

type Shelf = { left: number };
const shelf = {
  data: {},
  begin: (): Shelf => ({ left: 3 }),
  check: (_: object, { left }: Shelf) => (left < 0 ? [`${left} are left`] : []),
  schema: object({ left: number() }),
};

it('takes a step that refuses for no fault', () => {
  holdThroughRandomSteps({
    ...shelf,
    steps: {
      sell: (_, { left }, choose) => {
        const count = choose.number(1, 5);
        if (count > left) throw new Refusal('There is not as much left.');
        return { left: left - count };
      },
    },
  });
});

it('names the steps that lead to a world that does not add up', () => {
  const careless = {
    ...shelf,
    steps: { sell: (_: object, { left }: Shelf) => ({ left: left - 1 }) },
  };
  expect(() => holdThroughRandomSteps(careless)).toThrow(
    'After begin, sell, sell, sell, sell: -1 are left',
  );
});

it('begins on the last of February, too', () => {
  const leaping = {
    ...shelf,
    begin: (_: object, now: Date): Shelf => ({
      left: now.getDate() === 29 && now.getMonth() === 1 ? -1 : 3,
    }),
    steps: {},
  };
  expect(() => holdThroughRandomSteps(leaping, { runs: 1 })).toThrow('After begin: -1 are left');
});

it('finds what storage would not give back as it was', () => {
  const lossy = { ...shelf, steps: { lose: () => ({ left: Number.NaN }) } };
  expect(() => holdThroughRandomSteps(lossy)).toThrow('it does not fit its schema');
});

it('does not take a fault of the program for a refusal', () => {
  const broken = {
    ...shelf,
    steps: {
      break: (): Shelf => {
        throw new TypeError('of undefined');
      },
    },
  };
  expect(() => holdThroughRandomSteps(broken)).toThrow('of undefined');
});
