import { expect, it } from 'vitest';
import { isReference, newReference, referenceAlphabet, referencePattern } from './reference.ts';

it('is a prefix and eight letters that nobody mistakes for one another', () => {
  expect(isReference('NK', 'NK-7F3K-92QD')).toBe(true);
  for (const character of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabc-<') {
    const isLetter = referenceAlphabet.includes(character);
    expect(isReference('NK', `NK-2222-222${character}`), character).toBe(isLetter);
  }
  expect(referenceAlphabet).not.toMatch(/[01ILOU]/);
});

it('has the prefix of its company', () => {
  expect(isReference('ACME', 'ACME-7F3K-92QD')).toBe(true);
  expect(isReference('ACME', 'NK-7F3K-92QD')).toBe(false);
  expect(new RegExp(referencePattern('NK')).test('NK-7F3K-92QD')).toBe(true);
});

it('is nothing else', () => {
  for (const text of [
    'NK-7F3K-92QD<script>',
    ' NK-7F3K-92QD',
    'NK-7F3K-92QD\n',
    '',
    undefined,
    7,
  ]) {
    expect(isReference('NK', text)).toBe(false);
  }
});

it('is drawn of the form that pages and browsers know, with the company’s prefix', () => {
  const drawn = Array.from({ length: 500 }, () => newReference('ACME'));
  for (const reference of drawn) expect(isReference('ACME', reference), reference).toBe(true);
  expect(new Set(drawn).size).toBe(drawn.length);
});
