/** The name and colour that a visitor puts in the place of a demo's own. */
export type Brand = { readonly name: string; readonly colour: string };

/** The hash of a link to a demo that carries a name alone: the demo keeps its own colours. */
export const nameHash = (name: string): string =>
  `#brand=${encodeURIComponent(name.toWellFormed())}`;

/** A brand as a session keeps it, once it was checked (brand.ts). */
export const writeBrand = (brand: Brand): string => JSON.stringify(brand);

/** @returns the brand that this tab's session keeps, which was checked before; nothing for what is none */
export function readBrand(text: string): Brand | undefined {
  try {
    const { name, colour } = JSON.parse(text || '{}') as Record<string, unknown>;
    return typeof name === 'string' && typeof colour === 'string' ? { name, colour } : undefined;
  } catch {
    return undefined;
  }
}
