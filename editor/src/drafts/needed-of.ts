/**
 * Those of some changes that mend something, by halves: most mend nothing, and each look goes through all
 * words.
 * @param mends whether any of some changes does
 * @param isLate whether nobody waits for a closer look: what was not told apart by then is named as a whole
 */
export function neededOf<Change>(
  changes: readonly Change[],
  mends: (some: readonly Change[]) => boolean,
  isLate: () => boolean,
): readonly Change[] {
  if (changes.length === 0 || isLate()) return changes;
  if (!mends(changes)) return [];
  if (changes.length === 1) return changes;
  const half = Math.ceil(changes.length / 2);
  const found = [changes.slice(0, half), changes.slice(half)].flatMap((some) =>
    neededOf(some, mends, isLate),
  );
  // What mends only together is needed together.
  return found.length > 0 ? found : changes;
}
