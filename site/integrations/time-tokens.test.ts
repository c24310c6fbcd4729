import { expect, test } from 'vitest';
import { timeTokens } from './time-tokens.ts';

test('scripts have the times of tokens.css', () => {
  const css = ':root { /* --time-fade: 5ms; */ --time-fade: 900ms; --time-slide:5000ms; }';
  expect(timeTokens(css)).toEqual({
    'import.meta.env.TIME_SLIDE': '5000',
    'import.meta.env.TIME_FADE': '900',
  });
  expect(Object.values(timeTokens()).every((time) => Number(time) > 0)).toBe(true);
});

test('a time that is missing or not in milliseconds stops the build', () => {
  expect(() => timeTokens(':root { --time-slide: 6000ms; --time-fade: 1s; }')).toThrow(
    'no --time-fade',
  );
  expect(() => timeTokens(':root { --time-fade: 1000ms; }')).toThrow('no --time-slide');
});
