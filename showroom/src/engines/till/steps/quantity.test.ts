import { expect, it } from 'vitest';
import { itemOf } from '../data.ts';
import { tillData } from '../testing.ts';
import { quantityText, typedQuantity } from './quantity.ts';

const shop = tillData('tinbela');
const [apple, milk] = ['apple', 'milk'].map((id) => itemOf(shop, id).good);
if (!apple || !milk) throw new Error('the demo has lost its goods');

it('takes weights to the gram, feet to the tenth and whole pieces', () => {
  expect(typedQuantity('১.২৫', apple)).toBe(1250);
  expect(typedQuantity('2', milk)).toBe(2000);
  for (const wrong of ['0', '-1', '1.2345', 'two', '']) {
    expect(typedQuantity(wrong, apple)).toBeNaN();
  }
  expect(typedQuantity('1.5', milk)).toBeNaN();
});

it('takes a comma for the point of decimals, unless it groups thousands', () => {
  expect(typedQuantity('2,5', apple)).toBe(2500);
  expect(typedQuantity('২,২৫', apple)).toBe(2250);
  expect(typedQuantity(' 2,5 ', apple)).toBe(2500);
  expect(typedQuantity('2,5', milk)).toBeNaN();
  expect(typedQuantity('1,250', apple)).toBeNaN();
  expect(typedQuantity('1,250', milk)).toBe(1_250_000);
  expect(typedQuantity('1,250 ', milk)).toBe(1_250_000);
});

it('takes up to a hundred thousand', () => {
  expect(typedQuantity('100000', milk)).toBe(100_000_000);
  expect(typedQuantity('100001', milk)).toBeNaN();
});

it('says one and many with their unit', () => {
  expect(quantityText(1000, milk, 'en')).toBe('1\u00A0piece');
  expect(quantityText(3000, milk, 'en')).toBe('3\u00A0pieces');
  expect(quantityText(3000, milk, 'bn')).toBe('৩টি');
  expect(quantityText(1250, apple, 'bn')).toBe('১.২৫\u00A0কেজি');
});
