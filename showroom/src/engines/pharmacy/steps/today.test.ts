import { expect, it } from 'vitest';
import { shop } from '../testing.ts';
import { sell } from './sale.ts';
import { soldToday } from './today.ts';

it('sells today’s share before noon, all of it later, and only today’s bills', () => {
  const { pharmacy, world } = shop;
  const sold = sell(pharmacy, world, { branch: 'charpara', given: undefined, method: 'cash' });
  const at = (hour: number, minute = 0, day = 22) =>
    soldToday(
      {
        ...pharmacy,
        today: new Date(2026, 10, day),
        now: new Date(2026, 10, day, hour, minute),
      },
      sold,
    );
  expect(at(7)).toEqual({ taken: 3000, bills: 1 });
  expect(at(9, 30)).toEqual({ taken: 1_449_000 + 3000, bills: 80 });
  expect(at(10)).toEqual({ taken: 1_932_000 + 3000, bills: 107 });
  expect(at(12)).toEqual({ taken: 3_864_000 + 3000, bills: 213 });
  expect(at(23)).toEqual(at(12));
  expect(at(12, 0, 23)).toEqual({ taken: 3_864_000, bills: 212 });
});
