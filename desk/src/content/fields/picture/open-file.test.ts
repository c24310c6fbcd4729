import sharp from 'sharp';
import { expect, test } from 'vitest';
import { firstCharacters, isHeic, isShown } from './open-file.ts';

const drawn = sharp({ create: { width: 8, height: 8, channels: 4, background: '#3b2fc9' } });

const beginningOf = (bytes: Buffer) => firstCharacters(new Uint8Array(bytes).buffer);

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('a %s is shown', async (format) => {
  const letters = beginningOf(await drawn.clone().toFormat(format).toBuffer());
  expect([isShown(letters), isHeic(letters)]).toEqual([true, false]);
});

test('HEIC is known, and text is no picture', () => {
  expect(isHeic('\0\0\0\x18ftypheic\0\0\0\0mif1heic')).toBe(true);
  expect(isShown('%PDF-1.7')).toBe(false);
});
