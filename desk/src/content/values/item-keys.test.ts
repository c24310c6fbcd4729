import { expect, it } from 'vitest';
import { keyItems, noItems } from './item-keys.ts';

const path = ['cards'];
const card = (name: string, at: number) => ({ name, picture: `cards/${at}/picture.png` });

it('lets each item of a list keep its key when it is moved, changed, or another one comes or goes', () => {
  const first = keyItems(noItems, [card('a', 0), card('b', 1), card('c', 2)], path);
  const [a, b, c] = first.keys;
  const moved = keyItems(first, [card('c', 0), card('a', 1), card('b', 2)], path);
  expect(moved.keys).toEqual([c, a, b]);
  const typed = keyItems(moved, [card('c', 0), card('a!', 1), card('b', 2)], path);
  expect(typed.keys).toEqual([c, a, b]);
  const removed = keyItems(typed, [card('c', 0), card('b', 1)], path);
  expect(removed.keys).toEqual([c, b]);
  const added = keyItems(removed, [card('c', 0), card('', 1), card('b', 2)], path);
  expect(added.keys).toEqual([c, expect.any(Number), b]);
  expect(new Set([a, b, c, added.keys[1]]).size).toBe(4);
});

it('gives equal items keys of their own', () => {
  expect(new Set(keyItems(noItems, ['', '', ''], path).keys).size).toBe(3);
});
