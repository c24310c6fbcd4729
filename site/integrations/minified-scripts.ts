import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const query = '?minified';

/**
 * `import code from './before-paint.js?minified'` gives a script as text, without its comments and
 * spaces: for the scripts that stand in the head of every page. Throws on what is no script.
 */
export function minifiedScripts(): Plugin {
  return {
    name: 'minified-scripts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(query)) return undefined;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const { code, errors } = minifySync(file, readFileSync(file, 'utf8'));
      if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
