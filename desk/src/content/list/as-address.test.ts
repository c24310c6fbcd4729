import { expect, test } from 'vitest';
import { asAddress, isOtherScript } from './as-address.ts';

test.each([
  ['New Shop', 'new-shop'],
  ['  Rahim’s Café – Dhaka ', 'rahims-cafe-dhaka'],
  ['ERP_2', 'erp-2'],
  ['দোকান', ''],
])('%s is the address %s', (typed, address) => {
  expect(asAddress(typed)).toBe(address);
});

test('a name in Bangla letters makes no address, one in Latin letters with signs does', () => {
  expect(isOtherScript('দোকান 2')).toBe(true);
  expect(isOtherScript('Café 2 – Dhaka')).toBe(false);
});
