import { expect, it } from 'vitest';
import { traceStrokes } from './strokes.ts';
import { type Bitmap, thin } from './thinning.ts';

/** A drawing from rows of letters: # is ink. */
const drawn = (...rows: string[]): Bitmap => ({
  width: rows[0]?.length ?? 0,
  ink: Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0)),
});

it('finds the middle of a bar, and keeps a dot', () => {
  const bitmap = drawn(
    '...................',
    '.############......',
    '.############...##.',
    '.############...##.',
    '...................',
  );
  thin(bitmap);
  const [bar, dot, ...others] = traceStrokes(bitmap);
  expect(others).toEqual([]);
  expect(new Set(bar?.map(({ y }) => y))).toEqual(new Set([2]));
  expect(dot).toHaveLength(1);
});

it('goes straight on where strokes cross', () => {
  const across = '#'.repeat(31);
  const upright = `${'.'.repeat(14)}###${'.'.repeat(14)}`;
  const bitmap = drawn(
    ...[
      '.'.repeat(31),
      ...Array.from({ length: 12 }, () => upright),
      across,
      across,
      across,
      ...Array.from({ length: 12 }, () => upright),
      '.'.repeat(31),
    ].map((row) => `.${row}.`),
  );
  thin(bitmap);
  const spans = traceStrokes(bitmap).map((stroke) => {
    const [xs, ys] = [stroke.map(({ x }) => x), stroke.map(({ y }) => y)];
    return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  });
  expect(spans).toHaveLength(2);
  expect(spans.some(([width = 0]) => width > 24)).toBe(true);
  expect(spans.some(([, height = 0]) => height > 20)).toBe(true);
});
