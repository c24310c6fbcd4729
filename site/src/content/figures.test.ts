import { expect, it } from 'vitest';
import { fillFigures } from './figures.ts';

const figures = new Map([
  ['time:testing', 'One week'],
  ['rent:POS', '৳\u202f1,500'],
]);

it('fills in the figures of the price book, and leaves what is none of them', () => {
  expect(fillFigures('POS from {rent:POS}, {rent:POX}, {name}', figures)).toBe(
    'POS from ৳\u202f1,500, {rent:POX}, {name}',
  );
});

it('writes a time with a capital only where a sentence begins', () => {
  expect(fillFigures('{time:testing} to a list. {time:testing} more.', figures)).toBe(
    'One week to a list. One week more.',
  );
  expect(fillFigures('The list takes {time:testing}.', figures)).toBe('The list takes one week.');
});
