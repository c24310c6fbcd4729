import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, walk } from 'css-tree';
import { projectRoot } from '../../toolchain/project-root.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;

/**
 * Short names for the classes and keyframes of all style modules: three letters for the file, by a digest of its
 * path, and one for the place of the class in it. So a name changes with its own file alone, and what
 * stands together in a page begins alike, which compresses: hashes of each class would make a page 140 bytes
 * heavier, numbers of all 80 lighter.
 * @param directories where the modules are; the same files get the same names on every machine
 */
export function classNames(directories: readonly string[]): ClassNames {
  const files = new Map<string, string>();
  for (const file of directories.flatMap(modulesIn)) {
    const key = keyOf(file);
    const other = files.get(key);
    if (other)
      throw new Error(`${file} needs another name: its classes would be those of ${other}.`);
    files.set(key, file);
  }
  const namesByFile = new Map<string, readonly string[]>();
  return {
    nameOf(name, file) {
      const [address = ''] = file.split('?');
      const whole = path.resolve(address);
      const names = namesByFile.get(whole) ?? namesIn(whole);
      namesByFile.set(whole, names);
      const index = names.indexOf(name);
      if (index === -1)
        throw new Error(`${file}: the class ${name} was not there when the build began.`);
      return keyOf(whole) + placeOf(index);
    },
    isIn: (short, directory) =>
      files.get(short.slice(0, 3))?.startsWith(path.resolve(directory)) ?? false,
  };
}

export type ClassNames = {
  /** The short name of a class in a file. @throws for a class that came later */
  nameOf(name: string, file: string): string;
  /** Whether a short name stands for a class of a file below a folder. */
  isIn(short: string, directory: string): boolean;
};

/** The style modules of a folder, the same order on every machine. */
const modulesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.resolve(directory, file));

/** The classes and keyframes of a style module in their order. */
function namesIn(file: string): string[] {
  const names = new Set<string>();
  walk(parse(readFileSync(file, 'utf8')), (node) => {
    if (node.type === 'ClassSelector') names.add(node.name);
    if (node.type === 'Atrule' && node.name === 'keyframes' && node.prelude) {
      walk(node.prelude, (part) => {
        if (part.type === 'Identifier') names.add(part.name);
      });
    }
  });
  return [...names];
}

/** The first three letters are of the 200,000 that a digest chooses from. */
function keyOf(file: string): string {
  const place = path.relative(projectRoot(), file).split(path.sep).join('/');
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(place).digest();
  return letters.charAt(first % 52) + signs.charAt(second % 62) + signs.charAt(third % 62);
}

const placeOf = (index: number): string =>
  index < signs.length
    ? signs.charAt(index)
    : placeOf(Math.floor(index / signs.length) - 1) + signs.charAt(index % signs.length);
