import { isReference } from '@nokshi/forms/reference.ts';
import { expect, it } from 'vitest';
import { newReference } from './reference.ts';

it('draws references of the form that pages and browsers know, with the company’s prefix', () => {
  const drawn = Array.from({ length: 500 }, () => newReference('ACME'));
  for (const reference of drawn) expect(isReference('ACME', reference), reference).toBe(true);
  expect(new Set(drawn).size).toBe(drawn.length);
});
