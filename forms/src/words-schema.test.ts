import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optionalWords, text, words } from './words-schema.ts';

const entry = z.strictObject({ label: words(5, 'The label'), hint: optionalWords(5, 'The hint') });
const reads = (data: unknown) => entry.safeParse(data).success;

describe('words in content/', () => {
  it('are required in the default language, within their bound', () => {
    expect(reads({ label: { en: 'Name' } })).toBe(true);
    expect(reads({ label: {} })).toBe(false);
    expect(reads({ label: { en: '' } })).toBe(false);
    expect(reads({ label: { en: 'Too long' } })).toBe(false);
    expect(reads({ label: { en: 'Name', tlh: 'pong' } })).toBe(false);
    expect(reads({})).toBe(false);
  });

  it('may be missing where they are optional, also as an editor empties them', () => {
    const label = { en: 'Name' };
    expect(entry.parse({ label, hint: { en: 'Yours' } }).hint).toEqual({ en: 'Yours' });
    expect(entry.parse({ label }).hint).toBeUndefined();
    expect(entry.parse({ label, hint: {} }).hint).toBeUndefined();
    expect(reads({ label, hint: { en: 'Too long' } })).toBe(false);
    expect(reads({ label, hint: 'Yours' })).toBe(false);
  });
});

it('a text neither starts nor ends with a space', () => {
  expect(text(9).safeParse('a b').success).toBe(true);
  expect(text(9).safeParse(' a').success).toBe(false);
  expect(text(9).safeParse('a\n').success).toBe(false);
});
