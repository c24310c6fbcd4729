import { expect, test } from 'vitest';
import { timeTokens } from './time-tokens.ts';

test('scripts have the times of tokens.css', () => {
  expect(timeTokens(':root { --time-fade: 900ms; --time-slide: 5000ms; }')).toEqual({
    'import.meta.env.TIME_SLIDE': '5000',
    'import.meta.env.TIME_FADE': '900',
  });
  expect(Object.values(timeTokens()).every((time) => Number(time) > 0)).toBe(true);
  expect(() => timeTokens(':root { --time-fade: 1s; }')).toThrow('no --time-slide');
});
