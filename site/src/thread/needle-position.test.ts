import { expect, test } from 'vitest';
import { needlePosition } from './needle-position.ts';

/** Four sections of 1,000 px, scrolled by so many; each crosses in its last 100 px. */
const page = (scrolled: number) =>
  [0, 1, 2, 3].map((index) => ({
    top: index * 1000 - scrolled,
    bottom: (index + 1) * 1000 - scrolled,
    foot: index === 0 ? 0 : 100,
    sewn: 0,
    isHidden: false,
  }));
const place = (scrolled: number) => needlePosition(page(scrolled), 600, 3200 - scrolled);

test('the needle waits at the end of the first section, which is sewn already', () => {
  expect(place(0)).toEqual({ top: 1000, side: 'left', isHidden: false });
});

test('it goes down with the line, and to the other side in the middle of a foot', () => {
  expect(place(800)).toEqual({ top: 600, side: 'left', isHidden: false });
  expect(place(1340).side).toBe('left');
  expect(place(1360).side).toBe('right');
  expect(place(2000).side).toBe('right');
});

test('it rests at the knot, on the left, however far one scrolls', () => {
  expect(place(2800)).toEqual({ top: 400, side: 'left', isHidden: false });
});

test('it is out of sight where the thread runs along something else', () => {
  const sections = page(800).map((one) => ({ ...one, isHidden: true }));
  expect(needlePosition(sections, 600, 2400).isHidden).toBe(true);
});

test('it waits at the head of a thread that shows from further down', () => {
  const sections = (scrolled: number) => page(scrolled).map((one) => ({ ...one, sewn: 400 }));
  const headAt = (scrolled: number) =>
    scrolled + needlePosition(sections(scrolled), 600, 3200 - scrolled).top;
  expect([0, 500, 900, 1399].map(headAt)).toEqual([1400, 1400, 1500, 1999]);
});
