import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { type ReadScript, rewriteDemoPages } from './demo-pages.ts';
import { stylesByClass } from './styles-by-class.ts';
import { withoutUnreadProperties } from './unread-properties.ts';

/**
 * One page of the site opens every demo, so Astro puts the styles of all engines into each. This leaves a
 * demo those of what it shows at once, without the tokens that nothing reads, and gives those of the
 * screens that it fetches when they are opened a file, which the page names
 * (showroom/src/ui/later.tsx).
 * @param isOfShowroom whether a class, by its short name, is one of the showroom
 */
export function demoStyles(isOfShowroom: (className: string) => boolean): AstroIntegration {
  return {
    name: 'demo-styles',
    hooks: {
      'astro:build:done': ({ dir }) =>
        rewriteDemoPages(dir, (html, read) => {
          const scripts = scriptsOf(html, read);
          const atOnce = wordsOf(html + scripts.atOnce);
          const later = wordsOf(scripts.later);
          let styles = '';
          let laterStyles = '';
          const bare = html.replace(/<style>(.*?)<\/style>/gs, (_all, css) => {
            const shown = stylesByClass(css, (name) => isOfShowroom(name) && !atOnce.has(name));
            laterStyles += stylesByClass(
              shown.foreign,
              (name) => isOfShowroom(name) && !atOnce.has(name) && !later.has(name),
            ).own;
            const place = styles === '' ? '<style></style>' : '';
            styles += shown.own;
            return place;
          });
          const readers = bare + scripts.atOnce + scripts.later + laterStyles;
          const own = withoutUnreadProperties(styles, readers);
          const page = bare.replace('<style></style>', () => `<style>${own}</style>`);
          if (laterStyles === '') return page;
          const digest = createHash('sha256').update(laterStyles).digest('base64url').slice(0, 8);
          const address = `/_astro/demo-later.${digest}.css`;
          writeFileSync(new URL(`.${address}`, dir), laterStyles);
          return page.replace('<html ', `<html data-later-styles="${address}" `);
        }),
    },
  };
}

/** The texts of the scripts that a page loads at once, with those that they import, and later. */
function scriptsOf(html: string, read: ReadScript): { atOnce: string; later: string } {
  const texts = new Map<string, string>();
  const add = (name: string, imports: RegExp) => {
    if (texts.has(name)) return;
    const text = read(name);
    texts.set(name, text);
    for (const [, imported = ''] of text.matchAll(imports)) add(imported, imports);
  };
  const first = [...html.matchAll(/\/_astro\/([\w.@-]+\.js)/g)].map(([, name = '']) => name);
  for (const name of first) add(name, /(?:from|import)\s*["'`]\.\/([\w.@-]+\.js)["'`]/g);
  const atOnce = [...texts.values()].join('\n');
  const known = [...texts.values()];
  for (const text of known) {
    for (const [, imported = ''] of text.matchAll(/["'`]\.\/([\w.@-]+\.js)["'`]/g)) {
      add(imported, /["'`]\.\/([\w.@-]+\.js)["'`]/g);
    }
  }
  return { atOnce, later: [...texts.values()].slice(known.length).join('\n') };
}

/** Whatever stands in quotes, word by word: a class is named there wherever it is used. */
const wordsOf = (text: string) =>
  new Set(
    [...text.matchAll(/["'`]([\w -]+)["'`]/g)].flatMap(([, quoted = '']) => quoted.split(' ')),
  );
