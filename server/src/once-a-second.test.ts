import { expect, it } from 'vitest';
import { onceASecond } from './once-a-second.ts';

it('finds out once a second, and at once when the clock was put back', async () => {
  let time = Date.UTC(2036, 10, 20);
  const ask = onceASecond(
    () => time,
    async (found) => found,
  );
  const first = time;
  expect(await ask()).toBe(first);
  time = first + 999;
  expect(await ask()).toBe(first);
  time = first + 1000;
  expect(await ask()).toBe(first + 1000);
  time = Date.UTC(2026, 10, 20);
  expect(await ask()).toBe(time);
});

it('asks anew after a failure', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('there')];
  const ask = onceASecond(
    () => 0,
    async () => answers.shift(),
  );
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('there');
  expect(await ask()).toBe('there');
});
