import { expect, test } from 'vitest';
import { goodDrawings } from '../content/good-drawings.ts';
import { drawShelf } from './shelf.tsx';

test('goods stand side by side in their order, each in a field of its own', () => {
  const shelf = drawShelf(goodDrawings);
  expect(shelf).toMatch(new RegExp(`^<svg [^>]*width="${200 * goodDrawings.length}"`));
  const places = [...shelf.matchAll(/<g transform="translate\((\d+) (\d+)\)"><svg/g)];
  expect(places.map(([, left]) => Number(left))).toEqual(goodDrawings.map((_, at) => 200 * at));
});
