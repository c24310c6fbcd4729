import { expect, it } from 'vitest';
import { writtenDemo } from '../../demo/read-demos.ts';
import { demoSchema } from '../engines.ts';
import { tillSchema } from './schema.ts';

const demo = writtenDemo('tinbela', tillSchema);
const faultsOf = (change: Partial<typeof demo>): readonly string[] =>
  (demoSchema.safeParse({ ...demo, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(' ')} ${message}`,
  );

it('names what data of a till speak of and do not have', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ opensAt: '9' })).toEqual([
    'opensAt names 9; there are in counters: 1, 2, 3, 4',
  ]);
  expect(faultsOf({ weighs: { good: 'gold', quantity: 1 } })[0]).toContain(
    'weighs good names gold',
  );
  expect(faultsOf({ weighs: null })[0]).toContain('weighs is missing');
  const [sale] = demo.sales;
  if (!sale) throw new Error('the demo has lost its sales');
  const lines = [{ item: 'gold', quantity: 1 }];
  expect(faultsOf({ sales: [{ ...sale, lines }] })[0]).toContain('sales 0 lines names gold');
  expect(faultsOf({ sales: [{ ...sale, customer: 'x' }] })[0]).toContain('customer names x');
  expect(faultsOf({ sales: [{ ...sale, day: 0 }] })).toHaveLength(1);
});
