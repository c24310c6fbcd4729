import { type Page, parsePage } from './page.ts';

/** A small page to try a pass on. */
export const pageOf = (html: string, file = 'index.html'): Page => parsePage(file, html);

/** A built site that keeps what a pass puts, by its purpose. */
export function siteOf(scripts: Readonly<Record<string, string>> = {}) {
  const put = new Map<string, string>();
  return {
    files: put,
    directory: '',
    pages: [],
    script: (name: string) => scripts[name] ?? '',
    put(purpose: string, text: string, ending: string) {
      put.set(purpose, text);
      return `/_astro/${purpose}.${ending}`;
    },
  };
}
