import type { Put } from '../first-flight.ts';

const element = /<script( type="module")?>((?:(?!<\/script>).)*)<\/script>/gs;

/**
 * The page with the scripts in files that only run once it is there: modules, and what starts Astro's
 * islands. A page without an island fetches no script, so it stays as it is.
 */
export function withLateScripts(html: string, put: Put): string {
  if (!html.includes('<astro-island')) return html;
  return html.replace(element, (whole: string, module: string | undefined, code: string) => {
    // What a module names relative to its page would lie elsewhere from a file.
    if (module) {
      return /\bimport\b/.test(code)
        ? whole
        : `<script${module} src="${put(code, 'js')}"></script>`;
    }
    return /^\(\(\)=>.*\bAstro\b/s.test(code)
      ? `<script defer src="${put(code, 'js')}"></script>`
      : whole;
  });
}
