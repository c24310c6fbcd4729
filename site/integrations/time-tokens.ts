import { readFileSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';

const tokens = new URL('../src/styles/tokens.css', import.meta.url);

/**
 * Times of tokens.css that a script keeps to, in milliseconds, by the names it reads them by. They are written
 * into the script when a build, or the development server, starts: the pages hold times by their values only, and
 * asking for those would work out styles early.
 * @throws for a time that is not there or not in milliseconds
 */
export function timeTokens(css = readFileSync(tokens, 'utf8')): Record<string, string> {
  const times = new Map<string, string>();
  walk(parse(css), (node) => {
    if (node.type === 'Declaration') times.set(node.property, generate(node.value).trim());
  });
  return Object.fromEntries(
    ['slide', 'fade'].map((name) => {
      const [, time] = /^(\d+)ms$/.exec(times.get(`--time-${name}`) ?? '') ?? [];
      if (!time) throw new Error(`tokens.css has no --time-${name} in milliseconds`);
      return [`import.meta.env.TIME_${name.toUpperCase()}`, time];
    }),
  );
}
