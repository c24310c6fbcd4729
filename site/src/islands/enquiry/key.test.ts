import { afterEach, expect, it, vi } from 'vitest';
import { newKey } from './key.ts';

afterEach(() => vi.unstubAllGlobals());

it('makes a new key each time', () => {
  const keys = new Set(Array.from({ length: 100 }, newKey));
  expect(keys.size).toBe(100);
});

it('makes keys on a page that is not secure, too', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(newKey()).toMatch(/^[\da-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
