import { expect, it } from 'vitest';
import { z } from 'zod';
import { id, listOf } from '../demo/plain-schema.ts';
import { checkedBy, idsOf, missing } from './missing.ts';

const schema = z
  .strictObject({
    goods: listOf({ id }),
    orders: listOf({ gift: id.optional(), lines: listOf({ good: id }) }),
  })
  .superRefine(
    checkedBy((data) =>
      missing(data, 'good', idsOf(data.goods), 'orders.*.gift', 'orders.*.lines.*.good'),
    ),
  );
const goods = [{ id: 'pan' }, { id: 'pot' }];

it('says of every name that nothing bears where it stands and what is there', () => {
  const orders = [{ lines: [] }, { gift: 'cup', lines: [{ good: 'pan' }, { good: 'lid' }] }];
  const issues = schema.safeParse({ goods, orders }).error?.issues;
  expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['orders.1.gift', 'names the good cup; there are: pan, pot'],
    ['orders.1.lines.1.good', 'names the good lid; there are: pan, pot'],
  ]);
});

it('takes names that are there, and no name', () => {
  const orders = [{ lines: [{ good: 'pot' }] }];
  expect(schema.safeParse({ goods, orders }).success).toBe(true);
});
