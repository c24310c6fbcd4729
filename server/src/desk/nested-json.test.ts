import { expect, it } from 'vitest';
import { isNestedDeep } from './nested-json.ts';

it('tells JSON that is nested deep, whatever its strings hold', () => {
  expect(isNestedDeep(`${'['.repeat(200)}${']'.repeat(200)}`)).toBe(true);
  expect(isNestedDeep(`[${'{},'.repeat(2000)}{}]`)).toBe(false);
  expect(isNestedDeep(JSON.stringify({ message: `${'['.repeat(200)} "\\` }))).toBe(false);
});

it('takes no longer for a string that never ends', () => {
  const begun = performance.now();
  expect(isNestedDeep(`"${'\\"'.repeat(32_000)}`)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(1000);
});
