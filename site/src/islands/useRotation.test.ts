import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useRotation } from './useRotation.ts';

const rotation = () => renderHook(() => useRotation(6, 6_000)).result;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the rotation', () => {
  test('moves on when its time is over, and from the last to the first', () => {
    const result = rotation();
    pass(5_999);
    expect(result.current.index).toBe(0);
    pass(1);
    expect(result.current.index).toBe(1);
    pass(5 * 6_000);
    expect(result.current.index).toBe(0);
  });

  test('gives what was chosen the whole time', () => {
    const result = rotation();
    pass(5_000);
    act(() => result.current.choose(3));
    pass(2_000);
    expect(result.current.index).toBe(3);
    pass(3_999);
    expect(result.current.index).toBe(3);
    pass(1);
    expect(result.current.index).toBe(4);
  });

  test('gives it even to the one that stands there already', () => {
    const result = rotation();
    pass(5_000);
    act(() => result.current.choose(0));
    pass(2_000);
    expect(result.current.index).toBe(0);
  });

  test('stands still while it is held or paused, and then starts with the whole time', () => {
    const result = rotation();
    act(() => result.current.setHeld(true));
    pass(60_000);
    expect(result.current.index).toBe(0);
    act(() => result.current.setHeld(false));
    pass(5_999);
    expect(result.current.index).toBe(0);
    pass(1);
    expect(result.current.index).toBe(1);
    act(() => result.current.setPlaying(false));
    pass(60_000);
    expect(result.current.index).toBe(1);
  });

  test('says in the second half of the time that the next one is due', () => {
    const result = rotation();
    pass(2_999);
    expect(result.current).toMatchObject({ soon: false, moved: false });
    pass(1);
    expect(result.current).toMatchObject({ soon: true, moved: false });
    pass(3_000);
    expect(result.current).toMatchObject({ index: 1, soon: false, moved: true });
  });

  test('does not begin by itself under reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const result = rotation();
    pass(60_000);
    expect(result.current).toMatchObject({ index: 0, playing: false });
  });
});
