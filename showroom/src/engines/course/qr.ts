/**
 * A QR code of a short address: bytes, error correction L, versions 1 to 5, which have one block each
 * (ISO/IEC 18004). Any of the eight masks may be read; this takes the first.
 */

/** How many bytes of data and of correction each version holds. */
const versions = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const;

/** The longest text that fits. */
export const mostBytes = 106;

/** Multiplication in the field of 256 that QR codes reckon in. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The bytes of correction of some data (Reed and Solomon). */
export function correctionOf(data: readonly number[], length: number): number[] {
  let divisor = [...Array<number>(length - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < length; step += 1) {
    divisor = divisor.map((part, at) => multiply(part, root) ^ (divisor[at + 1] ?? 0));
    root = multiply(root, 2);
  }
  let rest = Array<number>(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = rest.map((_, at) => (rest[at + 1] ?? 0) ^ multiply(divisor[at] ?? 0, factor));
  }
  return rest;
}

/** The bytes of a code: mode, length, text, padding and correction. */
function bytesOf(text: readonly number[], capacity: number, correction: number): number[] {
  const bits = [0, 1, 0, 0];
  const put = (byte: number) => {
    for (let bit = 7; bit >= 0; bit -= 1) bits.push((byte >>> bit) & 1);
  };
  put(text.length);
  text.forEach(put);
  const end = Math.min(bits.length + 4, capacity * 8);
  while (bits.length < end || bits.length % 8 !== 0) bits.push(0);
  for (let pad = 0xec; bits.length < capacity * 8; pad ^= 0xec ^ 0x11) put(pad);
  const data = Array.from({ length: capacity }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
  return [...data, ...correctionOf(data, correction)];
}

/** Level L and mask 0 with their own correction, fifteen bits. */
const format = 0b111011111000100;

/** What stands in every code: true or false; undefined where data go. */
function frameOf(version: number): (boolean | undefined)[][] {
  const size = 17 + version * 4;
  const grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, isDarkAt: (distance: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        set(x + dx, y + dy, isDarkAt(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  const isFinder = (distance: number) => distance !== 2 && distance !== 4;
  square(3, 3, 4, isFinder);
  square(size - 4, 3, 4, isFinder);
  square(3, size - 4, 4, isFinder);
  if (version > 1) square(size - 7, size - 7, 2, (distance) => distance !== 1);
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((format >>> bit) & 1) === 1;
    if (bit < 6) set(8, bit, isDark);
    else if (bit < 8) set(8, bit + 1, isDark);
    else set(bit === 8 ? 7 : 14 - bit, 8, isDark);
    if (bit < 8) set(size - 1 - bit, 8, isDark);
    else set(8, size - 15 + bit, isDark);
  }
  set(8, size - 8, true);
  return grid;
}

/** Where the bits of data go, in order: up and down in columns of two, from the right. */
export function pathOf(version: number): readonly (readonly [number, number])[] {
  const size = 17 + version * 4;
  const frame = frameOf(version);
  const path: [number, number][] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (frame[y]?.[x] === undefined) path.push([x, y]);
    }
  }
  return path;
}

/**
 * The squares of a QR code, row by row; true is dark.
 * @throws RangeError for more than `mostBytes` of text
 */
export function qrOf(text: string): readonly (readonly boolean[])[] {
  const bytes = [...new TextEncoder().encode(text)];
  const index = versions.findIndex(([capacity]) => bytes.length <= capacity - 2);
  const [capacity, correction] = versions[index] ?? [];
  if (capacity === undefined || correction === undefined) {
    throw new RangeError(`${bytes.length} bytes are too long for a QR code of version 5`);
  }
  const version = index + 1;
  const words = bytesOf(bytes, capacity, correction);
  const grid = frameOf(version);
  for (const [at, [x, y]] of pathOf(version).entries()) {
    const bit = ((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
    const row = grid[y];
    if (row) row[x] = (bit === 1) !== ((x + y) % 2 === 0);
  }
  return grid.map((row) => row.map((square) => square === true));
}
