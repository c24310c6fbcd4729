import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The compressed size of a built file: the smallest are not worth compressing. */
export function compressed(directory: string, file: string): number {
  const packed = join(directory, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(directory, file)).size;
}

/** The scripts that a page starts with, and those that they import, by their addresses. */
export function scriptsOf(directory: string, html: string): string[] {
  const found = new Set([...html.matchAll(/\/_astro\/[\w.-]+\.js(?!\w)/g)].map(([file]) => file));
  for (const file of found) {
    const source = readFileSync(join(directory, file), 'utf8');
    for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      found.add(`/_astro/${name}`);
    }
  }
  return [...found];
}

/** The compressed size of the styles inlined in a page. */
function stylesOf(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  // As good as the best to a percent, for a tenth of the time.
  return brotliCompressSync(styles, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** The compressed scripts and styles of a page: its scripts by their addresses, and its own styles. */
export const codeOf = (directory: string, html: string): ReadonlyMap<string, number> =>
  new Map([
    // The data of a demo is no code.
    ...scriptsOf(directory, html)
      .filter(
        (file) => !readFileSync(join(directory, file), 'utf8').startsWith('export default {"name"'),
      )
      .map((file) => [file, compressed(directory, file)] as const),
    ['styles', stylesOf(html)],
  ]);

export const sum = (sizes: Iterable<number>): number =>
  [...sizes].reduce((total, size) => total + size, 0);
