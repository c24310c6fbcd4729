import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Names of one to three letters for the classes and keyframes of all style modules. Hashes would make each page 500
 * bytes heavier, compressed: every letter of a hash is news, and each class stands in the page twice.
 * @param directory where the modules are; the same files get the same names on every machine
 */
export function classNames(directory: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  const modules = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  for (const file of modules) {
    const css = readFileSync(path.join(directory, file), 'utf8');
    for (const [, name] of css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, shortName(names.size));
    }
  }
  return (name, file) => {
    const [address = ''] = path.relative(directory, file).split('?');
    const short = names.get(`${address.split(path.sep).join('/')} ${name}`);
    if (!short) throw new Error(`${file}: the class ${name} was not there when the build began.`);
    return short;
  };
}

function shortName(number: number): string {
  const last = letters.charAt(number % letters.length);
  const rest = Math.floor(number / letters.length);
  return rest === 0 ? last : shortName(rest - 1) + last;
}
