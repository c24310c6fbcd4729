import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssNode, walk } from 'css-tree';
import { shortNames, withShortNames } from '../file-names.ts';
import type { Page } from '../page.ts';
import type { Pass } from '../pass.ts';
import { setRawText } from '../raw-text.ts';

/** What may name a picture or a font beside pages. */
const textFile = /\.(?:css|m?js|json|svg|xml|txt|webmanifest)$/;
/** As Astro names a family of fonts, and the one that stands in for it. */
const familyName = /^(.+)-[0-9a-f]{16}(?=$| fallback)/;

/** Gives pictures and fonts short names in every page and file, and families of fonts their own. */
export function shortenNames(): Pass {
  let names: ReadonlyMap<string, string> | undefined;
  const namesIn = (directory: string) => {
    names ??= shortNames(
      readdirSync(join(directory, '_astro'), { recursive: true, encoding: 'utf8' }).map(
        (file) => file.split(/[\\/]/).at(-1) ?? '',
      ),
    );
    return names;
  };
  return {
    page(page, { directory }) {
      rename(page, namesIn(directory));
    },
    finish({ directory }) {
      const known = namesIn(directory);
      for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
        if (!textFile.test(file)) continue;
        const text = readFileSync(join(directory, file), 'utf8');
        const renamed = withShortNames(text, known);
        if (renamed !== text) writeFileSync(join(directory, file), renamed);
      }
      for (const folder of [join(directory, '_astro'), join(directory, '_astro/fonts')]) {
        for (const [file, name] of known) moveIfThere(join(folder, file), join(folder, name));
      }
    },
  };
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
}

function rename(page: Page, names: ReadonlyMap<string, string>): void {
  for (const element of page.document.querySelectorAll('*')) {
    const { rawAttrs } = element;
    if (!rawAttrs.includes('/_astro/')) continue;
    const renamed = withShortNames(rawAttrs, names);
    if (renamed !== rawAttrs) element.rawAttrs = renamed;
  }
  // Also what is no code: structured data names pictures.
  for (const element of page.document.querySelectorAll('script')) {
    if (element.rawText !== '') setRawText(element, withShortNames(element.rawText, names));
  }
  for (const { node, conditions } of page.styles) {
    for (const one of [node, ...conditions]) walk(one, (part) => shorten(part, names));
  }
}

function shorten(part: CssNode, names: ReadonlyMap<string, string>): void {
  if (part.type === 'Url') part.value = withShortNames(part.value, names);
  if (part.type === 'String') part.value = part.value.replace(familyName, '$1');
  if (part.type === 'Identifier') part.name = part.name.replace(familyName, '$1');
}
