import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/', import.meta.url));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort();

/** 0 is a, 25 is z, 26 is ba: letters alone, so that the number after them stands apart. */
function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26)) + last;
}

/** Gives the classes of CSS modules short names in a build; in development Vite's can be read. */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortClassName } } }),
  };
}

/**
 * A short name for a class of a CSS module, the same in every build of the same sources: letters for
 * the file, a number for the class. Vite's own names cost each page 600 bytes, compressed.
 * @param name the class as the file calls it
 * @param file the path of the module
 * @param css the text of the module
 */
export function shortClassName(name: string, file: string, css: string): string {
  const fileNumber = files.indexOf(relative(source, file.split('?')[0] ?? file));
  if (fileNumber < 0) throw new Error(`${file} is not a CSS module below ${source}`);
  const classes = [...new Set(css.match(/(?<=\.)[A-Za-z_][\w-]*/g))];
  return `${letters(fileNumber)}${classes.indexOf(name)}`;
}
