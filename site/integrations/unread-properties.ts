import { rulesOf } from './first-flight/split-styles.ts';

/** A declaration of a custom property, of which the value may hold semicolons in quotes or brackets. */
const declaration = /(--[\w-]+):((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)(?:;|$)/g;
const reads = /var\(\s*(--[\w-]+)/g;
const mentions = /--[a-z][\w-]*/gi;

/**
 * A style sheet without the custom properties of the root that nothing reads.
 * @param css without comments
 * @param elsewhere the texts of all else that may read them: scripts, other sheets, attributes
 */
export function withoutUnreadProperties(css: string, elsewhere: string): string {
  const rules = [...rulesOf(css)];
  const isOfRoot = (prelude: string) => prelude.startsWith(':root');
  const values = new Map<string, string[]>();
  const reading: string[] = [];
  for (const { prelude, block } of rules) {
    if (isOfRoot(prelude)) {
      reading.push(block.slice(1, -1).replace(declaration, ''));
      for (const [, name = '', value = ''] of block.slice(1, -1).matchAll(declaration)) {
        values.set(name, [...(values.get(name) ?? []), value]);
      }
    } else reading.push(prelude + block);
  }
  const mentioned = [...elsewhere.matchAll(mentions)].map(([name]) => name);
  for (const name of mentioned) reading.push(...(values.get(name) ?? []));
  const read = new Set(mentioned);
  for (const text of reading) {
    for (const [, name = ''] of text.matchAll(reads)) {
      if (read.has(name)) continue;
      read.add(name);
      reading.push(...(values.get(name) ?? []));
    }
  }
  return rules
    .map(({ prelude, block }) => {
      if (!isOfRoot(prelude)) return prelude + block;
      const kept = block
        .slice(1, -1)
        .replace(declaration, (whole, name: string) => (read.has(name) ? whole : ''));
      return kept === '' ? '' : `${prelude}{${kept}}`;
    })
    .join('');
}
