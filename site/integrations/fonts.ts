import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, '.cache/fonts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typography = '“”‘’–—…·•→←↑×÷©°±é✓−';
const isBangla = (character: string) => /[\u0964-\u0965\u0980-\u09FE]/u.test(character);

/** Every character that content/ uses, so that a subset never lacks a letter of the copy. */
function contentCharacters(): Set<string> {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const characters = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    for (const character of readFileSync(join(root, 'content', file), 'utf8')) {
      characters.add(character);
    }
  }
  return characters;
}

type Axes = Record<string, number | { min: number; max: number }>;

async function subset(name: string, source: string, characters: string, variationAxes?: Axes) {
  const font = await subsetFont(readFileSync(require.resolve(source)), characters, {
    targetFormat: 'woff2',
    ...(variationAxes && { variationAxes }),
  });
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${name}.woff2`);
  writeFileSync(file, font);
  return file;
}

/**
 * The files of the three families of DESIGN 4, cut down to the characters the site uses.
 * Headings: one instance of Bricolage Grotesque. Text: Figtree 400 to 700.
 * Bangla letters and the sign ৳ come from Anek Bangla, fetched only by pages that contain one.
 */
export async function subsetFonts() {
  const used = [...contentCharacters()];
  const latin = [...new Set([...ascii, ...typography, ...used.filter((c) => !isBangla(c))])].join(
    '',
  );
  const bangla = ['৳', ...used.filter(isBangla)].join('');
  const [heading, text, script] = await Promise.all([
    subset(
      'heading',
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
      latin,
      { wght: 700, opsz: 48, wdth: 96 },
    ),
    subset('text', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', latin, {
      wght: { min: 400, max: 700 },
    }),
    subset('bangla', '@fontsource/anek-bangla/files/anek-bangla-bengali-500-normal.woff2', bangla),
  ]);
  return { heading, text, script };
}
