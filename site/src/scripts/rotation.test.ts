import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rotate, type Turn } from './rotation.ts';

/** A rotation of six, and the turn it told last. */
function rotation() {
  const told: Turn[] = [];
  return { ...rotate(6, 6_000, (turn) => told.push(turn)), turn: () => told.at(-1) };
}
/** The setting of the visitor's system, which can be changed while the page is open. */
function stubMotion(isReduced: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isReduced });
  vi.stubGlobal('matchMedia', () => query);
  return (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(Object.assign(new Event('change'), { matches }));
  };
}
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  stubMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the rotation', () => {
  test('moves on when its time is over, and from the last to the first', () => {
    const { turn } = rotation();
    pass(5_999);
    expect(turn()?.index).toBe(0);
    pass(1);
    expect(turn()?.index).toBe(1);
    pass(5 * 6_000);
    expect(turn()?.index).toBe(0);
  });

  test('gives what was chosen the whole time', () => {
    const { choose, turn } = rotation();
    pass(5_000);
    choose(3);
    pass(2_000);
    expect(turn()?.index).toBe(3);
    pass(3_999);
    expect(turn()?.index).toBe(3);
    pass(1);
    expect(turn()?.index).toBe(4);
  });

  test('gives it even to the one that stands there already', () => {
    const { choose, turn } = rotation();
    pass(5_000);
    choose(0);
    pass(2_000);
    expect(turn()?.index).toBe(0);
  });

  test('stands still while it is held or paused, and then starts with the whole time', () => {
    const { hold, toggle, turn } = rotation();
    hold(true);
    expect(turn()).toMatchObject({ playing: true, running: false });
    pass(60_000);
    expect(turn()?.index).toBe(0);
    hold(false);
    pass(5_999);
    expect(turn()?.index).toBe(0);
    pass(1);
    expect(turn()).toMatchObject({ index: 1, running: true });
    toggle();
    pass(60_000);
    expect(turn()).toMatchObject({ index: 1, playing: false, running: false });
  });

  test('plays again although it is held, once it is paused and let play', () => {
    const { hold, toggle, turn } = rotation();
    hold(true);
    toggle();
    expect(turn()).toMatchObject({ playing: false, running: false });
    toggle();
    expect(turn()).toMatchObject({ playing: true, running: true });
    pass(6_000);
    expect(turn()?.index).toBe(1);
    hold(true);
    pass(60_000);
    expect(turn()?.index).toBe(1);
  });

  test('keeps its time when the focus moves inside what is held', () => {
    const { hold, turn } = rotation();
    hold(false);
    pass(5_000);
    hold(false);
    pass(1_000);
    expect(turn()?.index).toBe(1);
  });

  test('says in the second half of the time that the next one is due', () => {
    const { turn } = rotation();
    pass(2_999);
    expect(turn()).toMatchObject({ index: 0, soon: false });
    pass(1);
    expect(turn()).toMatchObject({ index: 0, soon: true });
    pass(3_000);
    expect(turn()).toMatchObject({ index: 1, soon: false });
  });

  test('does not begin by itself under reduced motion', () => {
    stubMotion(true);
    const { turn } = rotation();
    pass(60_000);
    expect(turn()).toMatchObject({ index: 0, playing: false });
  });

  test('stops where motion is reduced meanwhile, until somebody lets it play', () => {
    const reduce = stubMotion(false);
    const { toggle, turn } = rotation();
    pass(6_000);
    reduce(true);
    expect(turn()).toMatchObject({ index: 1, playing: false, running: false });
    pass(60_000);
    expect(turn()?.index).toBe(1);
    reduce(false);
    pass(60_000);
    expect(turn()).toMatchObject({ index: 1, playing: false });
    toggle();
    pass(6_000);
    expect(turn()).toMatchObject({ index: 2, playing: true });
  });
});
