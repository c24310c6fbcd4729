/** When the office was open once. Milliseconds since 1970. */
export type Opening = { from: number; until: number };

/**
 * Tells how long the office was open between two times.
 * @param openings in order, none within another
 * @returns milliseconds; 0 when the second time isn't later
 */
export function officeTime(openings: readonly Opening[]): (since: number, until: number) => number {
  const openBefore: number[] = [];
  let sum = 0;
  for (const { from, until } of openings) {
    openBefore.push(sum);
    sum += until - from;
  }
  /** How long it was open until then, since the first opening. */
  const openUntil = (time: number): number => {
    let low = 0;
    let high = openings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((openings[middle]?.from ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    const last = openings[low - 1];
    if (!last) return 0;
    return (openBefore[low - 1] ?? 0) + Math.min(time, last.until) - last.from;
  };
  return (since, until) => Math.max(0, openUntil(until) - openUntil(since));
}

/** The middle one, or the mean of both in the middle; null of none. Sorts what it is given. */
export function medianOf(numbers: Float64Array): number | null {
  numbers.sort();
  const { length } = numbers;
  const [lower, upper] = [numbers[(length - 1) >> 1], numbers[length >> 1]];
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2);
}
