import { expect, it } from 'vitest';
import { usualEmail, usualPrefix, usualWhatsApp } from './usual-answers.ts';

it('offers the email address of the site, once that has one', () => {
  expect(usualEmail('https://www.surma-code.test')).toBe('hello@surma-code.test');
  expect(usualEmail('surma-code.test')).toBe('hello@surma-code.test');
  for (const unfinished of ['', 'https://', 'surma', 'https://surma']) {
    expect(usualEmail(unfinished)).toBe('');
  }
});

it('offers letters of the name, where it has Latin ones', () => {
  expect(['Surma Code', 'Padma', 'পদ্মা', 'A', 'One Two Three Four Five'].map(usualPrefix)).toEqual([
    ...['SC', 'PA', '', '', 'OTTF'],
  ]);
});

it('offers the first telephone for WhatsApp, where it is a mobile', () => {
  const numbers = ['০১৭০০-০০০০০০', '+880 1700-000000', '16700', '+880 2 9000000', ''];
  expect(numbers.map(usualWhatsApp)).toEqual(['8801700000000', '8801700000000', '', '', '']);
});
