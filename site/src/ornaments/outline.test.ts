import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

it('draws the parts of a sign around its letter', async () => {
  expect(await outlineOf('দোকান')).toEqual(await outlineOf('দোকান'.normalize('NFD')));
  const [parted, plain] = await Promise.all(['দো', 'দে'].map(outlineOf));
  // Both begin with the same stroke, before the letter.
  expect(parted?.path.slice(0, 60)).toBe(plain?.path.slice(0, 60));
});
