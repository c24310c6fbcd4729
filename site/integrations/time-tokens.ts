import { readFileSync } from 'node:fs';

const tokens = new URL('../src/styles/tokens.css', import.meta.url);

/**
 * Times of tokens.css that a script keeps to, in milliseconds, by the names it reads them by. They are written
 * into the script: the pages hold times by their values only, and asking for those would work out styles early.
 */
export function timeTokens(css = readFileSync(tokens, 'utf8')): Record<string, string> {
  return Object.fromEntries(
    ['slide', 'fade'].map((name) => {
      const [, time] = new RegExp(`--time-${name}: (\\d+)ms;`).exec(css) ?? [];
      if (!time) throw new Error(`tokens.css has no --time-${name} in milliseconds`);
      return [`import.meta.env.TIME_${name.toUpperCase()}`, time];
    }),
  );
}
