import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const endings = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Names of one to three letters for the classes and keyframes of all style modules. Hashes would make each page 500
 * bytes heavier, compressed: every letter of a hash is news, and each class stands in the page twice. Those
 * of two letters or more are no words, no elements and no keys, so that a script that says `to`, or `F5` as
 * React does on every page, names no class.
 * @param directories where the modules are; the same files get the same names on every machine
 */
export function classNames(directories: readonly string[]): ClassNames {
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  let number = 0;
  for (const file of directories.flatMap(modulesIn)) {
    const css = readFileSync(file, 'utf8');
    for (const [, name] of css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (names.has(key)) continue;
      while (/^F\d/.test(shortName(number))) number += 1;
      const short = shortName(number);
      number += 1;
      names.set(key, short);
      files.set(short, file);
    }
  }
  return {
    nameOf(name, file) {
      const [address = ''] = file.split('?');
      const short = names.get(`${path.resolve(address)} ${name}`);
      if (!short) throw new Error(`${file}: the class ${name} was not there when the build began.`);
      return short;
    },
    isIn: (short, directory) => files.get(short)?.startsWith(path.resolve(directory)) ?? false,
  };
}

export type ClassNames = {
  /** The short name of a class in a file. @throws for a file or class that came later */
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

function shortName(number: number): string {
  const rest = number - letters.length;
  if (rest < 0) return letters.charAt(number);
  return shortName(Math.floor(rest / endings.length)) + endings.charAt(rest % endings.length);
}
