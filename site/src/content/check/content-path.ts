/** Where a value stands: the kind of its file, and the keys that lead to it, `*` for a position in a list. */
export type ContentPath = { kind: string; path: readonly string[] };

/** A place as it is written in content/editor: `products:features.*.title`. */
export const contentPathName = ({ kind, path }: ContentPath): string => `${kind}:${path.join('.')}`;

/** The place of what stands under a key, or at any position of a list. */
export const pathBelow = ({ kind, path }: ContentPath, key: string): ContentPath => ({
  kind,
  path: [...path, key],
});

/** The keys that may name a path in content/editor, the most specific first: its name and each end of its path. */
export const endsOf = (at: ContentPath): string[] => [
  contentPathName(at),
  ...at.path.map((_, index) => at.path.slice(index).join('.')),
];

/** The end under which something is named that stands at a place; undefined where nothing names it. */
export const endNaming = (names: object, at: ContentPath): string | undefined =>
  endsOf(at).find((end) => Object.hasOwn(names, end));
