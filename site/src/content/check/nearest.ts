/** The known name that `name` was probably meant to be, or undefined when none comes near. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const ranked = known
    .map((candidate) => ({ candidate, distance: distance(wanted, candidate.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const best = ranked[0];
  const tolerated = Math.max(2, Math.floor(name.length / 3));
  return best && best.distance <= tolerated ? best.candidate : undefined;
}

/** Levenshtein distance: how many letters must be added, removed or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substituted));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
