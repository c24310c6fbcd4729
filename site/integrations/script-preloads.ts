import type { AstroIntegration } from 'astro';
import { type ReadScript, rewriteDemoPages, rewritePage } from './demo-pages.ts';

/**
 * Lets a browser fetch all scripts of a demo, and of the desk, at once, when it reads the head of its page. Without it, it
 * learns of each from the one that imports it: three answers later on a slow line.
 */
export function scriptPreloads(): AstroIntegration {
  return {
    name: 'script-preloads',
    hooks: {
      'astro:build:done': ({ dir }) => {
        rewriteDemoPages(dir, withPreloads);
        rewritePage(dir, 'desk.html', withPreloads);
      },
    },
  };
}

/** As `partsOf` is given them: `match:part(()=>import("./MatchView.a1.js"),…)`, minified. */
const importsOfParts = /\b(\w+):[\w$]+\(\(\)=>[^,"'`]*?\bimport\(["'`]\.\/([\w.@-]+\.js)["'`]\)/g;

/**
 * A page whose head preloads what its islands run: their component, React, all that those import, the
 * parts that a demo shows at first (showroom/src/ui/parts.tsx), and its words in the language that it
 * speaks first (demo-words.ts).
 * @param read the text of a script of /_astro/, by its name
 */
export function withPreloads(html: string, read: ReadScript): string {
  const islands = html.matchAll(/(?:component|renderer)-url="\/_astro\/([\w.@-]+\.js)"/g);
  const names = new Set([...islands].map(([, name = '']) => name));
  const [, spoken] = /\slang="(\w+)" data-demo=/.exec(html) ?? [];
  const parts = /\sdata-parts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  for (const name of names) {
    const script = read(name);
    for (const [, part = '', file = ''] of script.matchAll(importsOfParts)) {
      if (parts.includes(part)) names.add(file);
    }
    for (const [, imported = ''] of script.matchAll(
      /(?:from|import)\s*["'`]\.\/([\w.@-]+\.js)["'`]/g,
    )) {
      names.add(imported);
    }
    for (const [, words = '', language] of script.matchAll(
      /["'`]\/_astro\/(words\.(\w+)\.[\w-]+\.js)["'`]/g,
    )) {
      if (language === spoken) names.add(words);
    }
  }
  const links = [...names].map((name) => `<link rel="modulepreload" href="/_astro/${name}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
