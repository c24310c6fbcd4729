import { expect, it } from 'vitest';
import { counted, money, perCent, typedMoney } from './money.ts';

it('reads amounts in either digits, dollars in cents', () => {
  expect(typedMoney('১,২৫,০০০', 'taka')).toBe(125_000);
  expect(typedMoney('$ 3.18', 'dollar')).toBe(318);
  expect(typedMoney('3,18', 'dollar')).toBe(318);
  expect(typedMoney('3.185', 'dollar')).toBeNaN();
  expect(typedMoney('12.5', 'taka')).toBeNaN();
  expect(typedMoney('twelve', 'taka')).toBeNaN();
});

it('says amounts, rates and quantities in the words of a language', () => {
  expect(money(1_272_000, 'dollar', 'en')).toBe('$\u00A012,720.00');
  expect(money(125_000, 'taka', 'bn')).toBe('৳\u00A0১,২৫,০০০');
  expect(perCent(75, 'bn')).toBe('৭.৫%');
  const unit = { one: 'carton', many: 'cartons' };
  expect([1, 2].map((count) => counted(count, unit, 'en'))).toEqual(['1 carton', '2 cartons']);
});
