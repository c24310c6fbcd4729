import { expect, it } from 'vitest';
import { billsOf } from './world.ts';

it('sends the bills of a till in the order in which they were made', () => {
  expect(billsOf({ sales: [{ number: 'TB-2' }, { number: 'TB-1' }] })).toEqual(['TB-1', 'TB-2']);
});
