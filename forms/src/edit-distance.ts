/**
 * How many letters have to be added, left out or replaced to make one word of the other, if that
 * is at most `limit`; undefined otherwise. The work is bounded by length × limit.
 */
export function editDistance(one: string, other: string, limit: number): number | undefined {
  if (other.length > one.length + limit) return undefined;
  const distance = lastRow(one, other, limit, false)?.[other.length] ?? limit + 1;
  return distance <= limit ? distance : undefined;
}

/**
 * How many slips lie between what was typed and the beginning of a word, or the whole of it, if that
 * is at most `limit`; undefined otherwise. Two letters that changed places are one slip.
 */
export function distanceToStart(typed: string, word: string, limit: number): number | undefined {
  const row = lastRow(typed, word, limit, true);
  return row && Math.min(...row);
}

/**
 * The last row of the usual table: how far `one` is from each beginning of `other`. Cells further from
 * the diagonal than the limit hold limit + 1, for "too far".
 * @returns undefined when no cell is within the limit
 */
function lastRow(
  one: string,
  other: string,
  limit: number,
  countSwaps: boolean,
): readonly number[] | undefined {
  const tooFar = limit + 1;
  const width = Math.min(other.length, one.length + limit);
  if (one.length > width + limit) return undefined;
  const at = (row: readonly number[], column: number) => row[column] ?? tooFar;
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: width + 1 }, (_, column) =>
    Math.min(column, tooFar),
  );
  for (let row = 1; row <= one.length; row += 1) {
    const line = new Array<number>(width + 1).fill(tooFar);
    line[0] = Math.min(row, tooFar);
    let nearest = at(line, 0);
    const last = Math.min(width, row + limit);
    for (let column = Math.max(1, row - limit); column <= last; column += 1) {
      const replaced = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        countSwaps &&
        row > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      const distance = Math.min(
        at(above, column - 1) + replaced,
        at(above, column) + 1,
        at(line, column - 1) + 1,
        swapped ? at(before, column - 2) + 1 : tooFar,
      );
      line[column] = distance;
      nearest = Math.min(nearest, distance);
    }
    if (nearest > limit) return undefined;
    before = above;
    above = line;
  }
  return above;
}
