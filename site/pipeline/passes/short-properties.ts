import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';
import type { BuiltSite } from '../built-site.ts';
import { digest } from '../digest.ts';
import type { Page } from '../page.ts';
import type { Pass } from '../pass.ts';
import { scriptsIn } from '../scripts.ts';

/** Of a digest; a name that is no longer keeps itself, so a sheet that was renamed stays as it is. */
const length = 3;
const propertyName = /--[a-zA-Z][\w-]*/g;

/**
 * Gives custom properties short names in every style sheet, each following from its own alone. Those that scripts
 * and drawings mention keep theirs. @throws where two would have the same name
 */
export function shortenProperties(): Pass {
  const longNames = new Map<string, string>();
  let mentioned: ReadonlySet<string> | undefined;
  const keptIn = (site: BuiltSite) => {
    mentioned ??= mentionedBesideSheets(site);
    return mentioned;
  };
  const rename = (node: CssNode, kept: ReadonlySet<string>) => {
    const shortened = (text: string) =>
      text.replace(propertyName, (name) => (kept.has(name) ? name : shortName(name, longNames)));
    walk(node, (part) => {
      if (part.type === 'Declaration') part.property = shortened(part.property);
      if (part.type === 'Identifier') part.name = shortened(part.name);
      if (part.type === 'Raw') part.value = shortened(part.value);
    });
  };
  return {
    page(page, site) {
      const kept = keptIn(site);
      refuseMentions(page, kept);
      for (const { node, conditions } of page.styles) {
        for (const one of [node, ...conditions]) rename(one, kept);
      }
    },
    finish(site) {
      const folder = join(site.directory, '_astro');
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.css'))) {
        const sheet = parse(readFileSync(join(folder, file), 'utf8'), {
          parseCustomProperty: true,
        });
        rename(sheet, keptIn(site));
        writeFileSync(join(folder, file), generate(sheet));
      }
    },
  };
}

function shortName(name: string, longNames: Map<string, string>): string {
  if (name.length <= length + 2) return name;
  const short = `--${digest(name, length)}`;
  const other = longNames.get(short) ?? name;
  if (other !== name) throw new Error(`${name} and ${other} would both be ${short}: rename one.`);
  longNames.set(short, name);
  return short;
}

/** A script that stands in a page is not among the files: a property that it names would be lost to it. */
function refuseMentions({ address, document }: Page, kept: ReadonlySet<string>): void {
  for (const { text } of scriptsIn(document)) {
    for (const [name] of text.matchAll(propertyName)) {
      if (name.length > length + 2 && !kept.has(name)) {
        throw new Error(`${address}: a script in the page names ${name}; only files may.`);
      }
    }
  }
}

/** By scripts, and by drawings that a page uses and lends its properties. */
const mentionedBesideSheets = ({ directory }: BuiltSite): ReadonlySet<string> =>
  new Set(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|svg)$/.test(file))
      .flatMap((file) => readFileSync(join(directory, file), 'utf8').match(propertyName) ?? []),
  );
