import path from 'node:path';
import { digest } from './digest.ts';

/** As Astro names what it makes of a picture: the file, its digest, and a digest of what was made of it. */
const pictureName = /^[\w.-]+\.([\w-]{8})(?:_([\w-]+))?\.(avif|webp|png|jpe?g|gif|svg)$/;
const fontName = /^([0-9a-f]{16})\.(woff2)$/;

/**
 * Short names for files that pages name often: every letter of a digest is news to the compressor. A name follows
 * from that of its own file, and files of one picture begin alike.
 * @param files names of files without their folder
 * @returns the new name of each file that gets one; where two would have the same, both keep theirs
 */
export function shortNames(files: readonly string[]): ReadonlyMap<string, string> {
  const renamed = files.flatMap((file) => {
    const name = shortName(file);
    return name === undefined ? [] : [[file, name] as const];
  });
  const byName = Map.groupBy(renamed, ([, name]) => name);
  return new Map(renamed.filter(([, name]) => byName.get(name)?.length === 1));
}

function shortName(file: string): string | undefined {
  const [, picture, made, ending] = pictureName.exec(file) ?? [];
  if (picture !== undefined) {
    return made === undefined
      ? `${digest(picture, 3)}.${ending}`
      : `${digest(picture, 4)}${digest(made, 2)}.${ending}`;
  }
  const [, font, woff] = fontName.exec(file) ?? [];
  return font === undefined ? undefined : `${digest(font, 4)}.${woff}`;
}

/** The addresses of files below /_astro/ that stand in a text, whatever its notation. */
const address = /\/_astro\/(?:fonts\/)?[\w.-]+/g;

/** A text with the new names of files in the addresses of /_astro/. */
export const withShortNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(address, (whole) => {
    const folder = path.posix.dirname(whole);
    const name = names.get(path.posix.basename(whole));
    return name === undefined ? whole : `${folder}/${name}`;
  });
