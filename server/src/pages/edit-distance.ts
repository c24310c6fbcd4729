/**
 * How many letters have to be added, left out or replaced to make one word of the other, if that
 * is at most `limit`; undefined otherwise. The work is bounded by length × limit.
 */
export function editDistance(one: string, other: string, limit: number): number | undefined {
  if (Math.abs(one.length - other.length) > limit) return undefined;
  const tooFar = limit + 1;
  // Row by row of the usual table; cells further from the diagonal than the limit stay too far.
  let previous = Array.from({ length: other.length + 1 }, (_, column) => Math.min(column, tooFar));
  for (let row = 1; row <= one.length; row += 1) {
    const current = new Array<number>(other.length + 1).fill(tooFar);
    if (row <= limit) current[0] = row;
    const from = Math.max(1, row - limit);
    const to = Math.min(other.length, row + limit);
    let nearest = current[0] ?? tooFar;
    for (let column = from; column <= to; column += 1) {
      const replaced = one[row - 1] === other[column - 1] ? 0 : 1;
      const distance = Math.min(
        (previous[column - 1] ?? tooFar) + replaced,
        (previous[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
      );
      current[column] = distance;
      nearest = Math.min(nearest, distance);
    }
    if (nearest > limit) return undefined;
    previous = current;
  }
  const distance = previous[other.length] ?? tooFar;
  return distance <= limit ? distance : undefined;
}
