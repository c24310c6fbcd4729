import { expect, test } from 'vitest';
import { inShownOrder } from './references.ts';

test('entries are shown in their order, and last those that it leaves out, by their names', () => {
  expect(inShownOrder(['pos', 'erp'], ['crm', 'erp', 'bms', 'pos'])).toEqual([
    'pos',
    'erp',
    'bms',
    'crm',
  ]);
});
