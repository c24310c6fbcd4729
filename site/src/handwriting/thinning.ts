/** A drawing in black and white, row by row: 1 where there is ink. Its outermost pixels have none. */
export type Bitmap = { width: number; ink: Uint8Array };

/**
 * Wears the ink down to lines of one pixel in the middle of each stroke, after Zhang and Suen, 1984.
 * Changes the bitmap.
 */
export function thin({ width, ink }: Bitmap): void {
  const steps = neighbourSteps(width);
  let inked = [...ink.keys()].filter((pixel) => ink[pixel]);
  for (let before = -1; before !== inked.length; ) {
    before = inked.length;
    for (const isFirst of [true, false]) {
      const worn = inked.filter((pixel) => isWorn(aroundOf(ink, pixel, steps), isFirst));
      // The last pixel of a dot stays.
      for (const pixel of worn) ink[pixel] = count(aroundOf(ink, pixel, steps)) > 0 ? 0 : 1;
      inked = inked.filter((pixel) => ink[pixel]);
    }
  }
  // The corners of stairs go, so that each pixel within a line has two neighbours.
  for (const pixel of inked) {
    const around = aroundOf(ink, pixel, steps);
    if (count(around) > 1 && piecesOf(around) === 1) ink[pixel] = 0;
  }
}

/** From a pixel to the eight around it, clockwise from the one above. */
export const neighbourSteps = (width: number): number[] => [
  -width,
  1 - width,
  1,
  width + 1,
  width,
  width - 1,
  -1,
  -width - 1,
];

const aroundOf = (ink: Uint8Array, pixel: number, steps: number[]) =>
  steps.map((step) => ink[pixel + step] ?? 0);

const count = (around: number[]) => around.reduce((sum, one) => sum + one, 0);

/** Whether a pixel lies at the edge that a pass wears down: right and below, then left and above. */
function isWorn(around: number[], isFirst: boolean): boolean {
  const filled = count(around);
  if (filled < 2 || filled > 6) return false;
  const begins = around.filter((one, index) => !one && around[(index + 1) % 8]).length;
  if (begins !== 1) return false;
  const [up, , right, , down, , left] = around;
  return isFirst ? !(right && down && (up || left)) : !(up && left && (right || down));
}

/** Into how many pieces the lines around a pixel would fall without it (Yokoi's number). */
function piecesOf(around: number[]): number {
  const isEmpty = (index: number) => !around[index % 8];
  return [0, 2, 4, 6].filter((side) => isEmpty(side) && !(isEmpty(side + 1) && isEmpty(side + 2)))
    .length;
}
