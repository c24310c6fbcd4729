import { expect, it } from 'vitest';
import { anchored } from './anchor.ts';

it('counts the days of the data from the day on which the world begins', () => {
  const data = { sales: [{ day: '@-3', total: 30 }], due: '@29', until: null, name: '@home, 3' };
  expect(anchored(data, '2028-02-01')).toEqual({
    sales: [{ day: '2028-01-29', total: 30 }],
    due: '2028-03-01',
    until: null,
    name: '@home, 3',
  });
});
