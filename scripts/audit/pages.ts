import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPathOf } from '@nokshi/forms/languages.ts';
import { addressOf } from '../../site/pipeline/page.ts';

/**
 * The address of every built page in every language that anybody may open: without those for addresses
 * that lead nowhere, and without the desk.
 */
export function builtPages(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => addressOf(file.replaceAll('\\', '/')))
    .filter((route) => !['/404', '/desk'].includes(defaultPathOf(route)))
    .sort();
}

/** Those of them that have an address: not what the server writes offers on. */
export const openPages = (directory: string): string[] =>
  builtPages(directory).filter((route) => defaultPathOf(route) !== '/price-offer');

/** Whether a page is a demo of the showroom, with neither header nor footer of the site. */
export const isDemo = (route: string): boolean => defaultPathOf(route).startsWith('/demos/');

/** The built HTML of a page. */
export function pageHtml(directory: string, route: string): string {
  const name = route === '/' ? 'index' : route.slice(1);
  return readFileSync(join(directory, `${name}.html`), 'utf8');
}

/** Whether a page has a part that React takes over in the browser. */
export const hasIsland = (html: string): boolean => html.includes('<astro-island');

/** Whether a page asks search engines to leave it out. */
export const isUnlisted = (html: string): boolean =>
  /<meta\b(?=[^>]*\bname="robots")(?=[^>]*\bnoindex)[^>]*>/.test(html);
