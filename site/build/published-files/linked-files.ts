import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const textFile = /(?:\.(?:html|css|m?js|svg|json|xml|txt|webmanifest)|^_headers|^_redirects)$/;
/** Anything that could be the name of a file, in whatever notation: an address, a string of a script. */
const nameOfFile = /[\w%~-][\w.%~-]*\.[a-z\d]{2,11}/gi;

/** Every file of a folder by its path from there, with slashes on every system. */
export const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));

/**
 * The files of a built site that can be reached from some of them: those whose names stand in them, in
 * the files named there, and so on. The folders of names are not compared, so that a file counts as
 * linked rather than not.
 * @param files all of the site, as filesIn() lists them
 * @param isStart whether visitors and machines ask for a file without having read of it
 */
export function linkedFiles(
  directory: string,
  files: readonly string[],
  isStart: (file: string) => boolean,
): Set<string> {
  const byName = Map.groupBy(files, (file) => path.posix.basename(file));
  const linked = new Set(files.filter(isStart));
  // A set also gives what is added to it while it is walked through.
  for (const file of linked) {
    if (!textFile.test(file)) continue;
    for (const [name] of readFileSync(path.join(directory, file), 'utf8').matchAll(nameOfFile)) {
      for (const one of byName.get(decoded(name)) ?? []) linked.add(one);
    }
  }
  return linked;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
