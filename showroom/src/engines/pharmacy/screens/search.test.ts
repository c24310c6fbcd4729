import { expect, it } from 'vitest';
import { shop } from '../testing.ts';
import { findMedicines } from './search.ts';

it('finds by brand and by generic name, in both scripts', () => {
  const { medicines } = shop.pharmacy.data;
  const found = (text: string) => findMedicines(medicines, text).map(({ medicine }) => medicine.id);
  expect(found('PARA cetamol')).toEqual(['febron-500', 'jorbin-xr', 'tapnil-120', 'febron-125']);
  expect(found('ওমিপ্রাজল')).toContain('pakasthi-20');
  expect(found('ফেব্রন ৫০০')).toEqual(['febron-500']);
  expect(found('zzz')).toEqual([]);
});
