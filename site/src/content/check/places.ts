/** Where a value stands: the kind of its file, and the keys that lead to it, `*` for a position in a list. */
export type Place = { kind: string; path: readonly string[] };

/** A place as it is written in content/editor: `products:features.*.title`. */
export const placeName = ({ kind, path }: Place): string => `${kind}:${path.join('.')}`;

/** The place of what stands under a key, or at any position of a list. */
export const placeBelow = ({ kind, path }: Place, key: string): Place => ({
  kind,
  path: [...path, key],
});

/** What may name a place in content/editor, what fits it alone first: its name and each end of its path. */
export const endsOf = (place: Place): string[] => [
  placeName(place),
  ...place.path.map((_, index) => place.path.slice(index).join('.')),
];

/** The end under which something is named that stands at a place; undefined where nothing names it. */
export const endNaming = (names: object, place: Place): string | undefined =>
  endsOf(place).find((end) => Object.hasOwn(names, end));
