import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { languages, type Words } from '@nokshi/forms/languages.ts';
import type subsetFont from 'subset-font';
import { parse } from 'yaml';
import { contentFolder } from '../../toolchain/content-folder.ts';
import { keptFile } from '../../toolchain/kept-file.ts';
import { banglaScript } from '../src/content/bangla-script.ts';
import { fontFiles } from '../src/styles/font-files.ts';

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typography = '“”‘’–—…·•→←↑×÷©°±é✓−';
/** Characters that stand in code alone: a font of the browser's draws it. */
const neverInText = new Set('[]{}|~^`\\');
/** Characters of addresses and sums that headings do not use. */
const neverInHeadings = new Set([...neverInText, ...'<>$_=→←↑×÷©°±✓−']);
const isBangla = (character: string) => /[\u0964-\u0965\u0980-\u09FE]/u.test(character);

/** Every character that content/ uses: but for signs of code, no subset lacks one of the copy. */
function contentCharacters(): Set<string> {
  const files = readdirSync(contentFolder(), { recursive: true, encoding: 'utf8' });
  const characters = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    for (const character of readFileSync(join(contentFolder(), file), 'utf8')) {
      characters.add(character);
    }
  }
  return characters;
}

/**
 * The Bangla that English pages show: the second words on the receipt of the home page's counter. A few
 * plain letters take 3 kB; a joined one (ক্যাশ) brings every conjunct of the others, 17 kB.
 */
function banglaOfReceipt(): string {
  const { till } = parse(readFileSync(join(contentFolder(), 'pages/home/index.yaml'), 'utf8'));
  const { total, due, change } = till.labels;
  return [...till.goods.map(({ name }: { name: Words }) => name), total, due, change]
    .map(({ bn = '' }) => bn)
    .join('');
}

type Options = Omit<Parameters<typeof subsetFont>[2], 'targetFormat'>;

/** Named after what it is cut from and to: another build at the same time may have other words. */
async function subset(name: string, file: string, characters: string, options: Options) {
  const original = readFileSync(require.resolve(file));
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([characters, options]));
  return keptFile(`fonts/${name}-${hash.digest('hex').slice(0, 16)}.woff2`, async () => {
    const { default: cut } = await import('subset-font');
    return cut(original, characters, { targetFormat: 'woff2', ...options });
  });
}

/**
 * The files of the fonts (src/styles/font-files.ts), cut down to the characters the site uses. The Bangla
 * families keep the whole script with its conjuncts; ৳ and the language's own name are files of
 * their own, because a price and a link on an English page are no reason to fetch the others. The home page has
 * the name and the receipt's second words in one.
 */
export async function subsetFonts() {
  // In one order, whatever the order of the files.
  const used = [...contentCharacters()].sort();
  const latin = [...new Set([...ascii, ...typography, ...used.filter((c) => !isBangla(c))])];
  const ofBangla = fontFiles.banglaText;
  const [heading, text, banglaHeading, banglaText, taka, languageNames, receipt] =
    await Promise.all([
      subset(
        'heading',
        fontFiles.heading.file,
        latin.filter((character) => !neverInHeadings.has(character)).join(''),
        { ...fontFiles.heading.onPages, keepFeatures: ['kern'] },
      ),
      subset(
        'text',
        fontFiles.text.file,
        latin.filter((character) => !neverInText.has(character)).join(''),
        // Figures of one width are all that a style asks for besides: no fractions, no small figures.
        { ...fontFiles.text.onPages, keepFeatures: ['kern', 'tnum'] },
      ),
      subset(
        'bangla-heading',
        fontFiles.banglaHeading.file,
        banglaScript,
        fontFiles.banglaHeading.onPages,
      ),
      subset('bangla-text', ofBangla.file, banglaScript, ofBangla.onPages),
      subset('taka', ofBangla.file, '৳', ofBangla.onPages),
      subset('language-names', ofBangla.file, languages.bn.name, {
        variationAxes: { wght: 500 },
      }),
      subset('receipt', ofBangla.file, languages.bn.name + banglaOfReceipt(), {
        variationAxes: { wght: 500 },
      }),
    ]);
  return { heading, text, banglaHeading, banglaText, taka, languageNames, receipt };
}
