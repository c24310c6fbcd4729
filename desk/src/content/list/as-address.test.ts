import { expect, test } from 'vitest';
import { asAddress } from './as-address.ts';

test.each([
  ['New Shop', 'new-shop'],
  ['  Rahim’s Café – Dhaka ', 'rahims-cafe-dhaka'],
  ['ERP_2', 'erp-2'],
  ['দোকান', ''],
])('%s is the address %s', (typed, address) => {
  expect(asAddress(typed)).toBe(address);
});
