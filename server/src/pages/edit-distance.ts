/**
 * How many letters have to be added, left out or replaced to make one word of the other, if that
 * is at most `limit`; undefined otherwise. The work is bounded by length × limit.
 */
export function editDistance(one: string, other: string, limit: number): number | undefined {
  if (Math.abs(one.length - other.length) > limit) return undefined;
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = new Array<number>(other.length + 1).fill(limit + 1);
    current[0] = row;
    // Cells further from the diagonal than the limit cannot be part of a short way.
    const from = Math.max(1, row - limit);
    const to = Math.min(other.length, row + limit);
    for (let column = from; column <= to; column += 1) {
      const replaced = one[row - 1] === other[column - 1] ? 0 : 1;
      current[column] = Math.min(
        at(previous, column - 1) + replaced,
        at(previous, column) + 1,
        at(current, column - 1) + 1,
      );
    }
    if (Math.min(...current.slice(from - 1, to + 1)) > limit) return undefined;
    previous = current;
  }
  const distance = at(previous, other.length);
  return distance <= limit ? distance : undefined;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
