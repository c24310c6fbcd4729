/**
 * The cascade layers of every page, from the weakest: what a later one says holds, whatever its selectors
 * weigh, so that the order of files on a page means nothing. Paper comes over all.
 */
export const layerOrder = ['tokens', 'base', 'ui', 'shell', 'section', 'print', 'paper'] as const;

type Layer = (typeof layerOrder)[number];

/** Those that every page of the site has alike: the shell around what it says. */
export const sharedLayers: ReadonlySet<string> = new Set(['tokens', 'base', 'shell', 'print']);

/** The first that fits names the layer of a file, given by its path in the repository. */
const places: readonly (readonly [RegExp, Layer])[] = [
  [/^site\/src\/styles\/paper\.css$/, 'paper'],
  [/^site\/src\/(?:shell|search|layouts)\//, 'shell'],
  [/^(?:ui|site\/src\/ui|site\/src\/thread|showroom\/src\/ui)\//, 'ui'],
];

/** Sheets that put what they import into layers themselves. */
const beginnings = /^site\/src\/styles\/(?:site|bare)\.css$/;

/** The layer of a style sheet, given by its path in the repository: its folder says it. */
export const layerOf = (file: string): Layer | undefined =>
  beginnings.test(file)
    ? undefined
    : (places.find(([place]) => place.test(file))?.[1] ?? 'section');
