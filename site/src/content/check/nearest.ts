import { editDistance } from '@nokshi/forms/edit-distance.ts';

/** The known name that `name` was probably meant to be, or undefined when none comes near. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const tolerated = Math.max(2, Math.floor(name.length / 3));
  const [best] = known
    .flatMap((candidate) => {
      const distance = editDistance(wanted, candidate.toLowerCase(), tolerated);
      return distance === undefined ? [] : [{ candidate, distance }];
    })
    .sort((one, other) => one.distance - other.distance);
  return best?.candidate;
}
