import { describe, expect, it } from 'vitest';
import { correctionOf, pathOf, qrOf } from './qr.ts';

/** Reads a code back: unmasks its path and takes the text after mode and length. */
function read(squares: readonly (readonly boolean[])[]): string {
  const version = (squares.length - 17) / 4;
  const bits = pathOf(version).map(([x, y]) =>
    (squares[y]?.[x] ?? false) !== ((x + y) % 2 === 0) ? 1 : 0,
  );
  const number = (from: number, length: number) =>
    bits.slice(from, from + length).reduce<number>((sum, bit) => sum * 2 + bit, 0);
  expect(number(0, 4)).toBe(4);
  const bytes = Array.from({ length: number(4, 8) }, (_, at) => number(12 + at * 8, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('a QR code', () => {
  it('corrects as in the example of the standard’s tutorials (HELLO WORLD, 1-Q)', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236];
    expect(correctionOf(data, 13)).toEqual([
      168, 72, 22, 82, 217, 54, 156, 0, 46, 15, 180, 122, 16,
    ]);
  });

  it('grows with its text and holds it', () => {
    for (const [text, size] of [
      ['A', 21],
      ['https://nokshi.example/demos/x', 25],
      ['https://nokshi.example/demos/dhape-dhape#/check/XL-5-001-ABCD', 33],
      ['ধাপে ধাপে', 25],
    ] as const) {
      const squares = qrOf(text);
      expect(squares).toHaveLength(size);
      expect(read(squares)).toBe(text);
    }
  });

  it('fills its path exactly: every square of data has its place', () => {
    // Version 5 holds 134 bytes and 7 bits that stay empty.
    expect([1, 2, 3, 4, 5].map((version) => pathOf(version).length)).toEqual([
      208, 359, 567, 807, 1079,
    ]);
  });

  it('has its three corners and the dark square that all codes have', () => {
    const squares = qrOf('https://nokshi.example');
    const size = squares.length;
    for (const [x, y] of [
      [0, 0],
      [size - 1, 0],
      [0, size - 1],
    ] as const) {
      expect(squares[y]?.[x]).toBe(true);
    }
    expect(squares[7]?.slice(0, 8)).toEqual(Array(8).fill(false));
    expect(squares[size - 8]?.[8]).toBe(true);
  });

  it('refuses what is too long', () => {
    expect(() => qrOf('a'.repeat(107))).toThrow(RangeError);
  });
});
