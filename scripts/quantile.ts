/**
 * The value below which a part of the values lies.
 * @param sorted from the smallest to the largest
 * @param part 0 to 1
 * @returns NaN when there are no values
 */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;

/** The middle of the values, in whatever order they come; of an even number the lower one. NaN of none. */
export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((one, other) => one - other),
    0.5,
  );
