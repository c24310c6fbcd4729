import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { builtFile } from './routes.ts';

/** The built HTML of a page, for what no browser has to lay out or run. */
export const builtPage = (route: string): HTMLElement =>
  parse(readFileSync(builtFile(route), 'utf8'));

/** The words of an element as they are read. */
export const wordsOf = (element: HTMLElement): string =>
  element.textContent.replaceAll(/\s+/g, ' ').trim();

export const allWords = (elements: readonly HTMLElement[]): string[] => elements.map(wordsOf);

/** A part of a page by its name, as screen readers call it. Throws when there is none. */
export function regionOf(page: HTMLElement, name: string): HTMLElement {
  const found = page.querySelectorAll('section, [role=region]').find((part) => {
    const label = part.getAttribute('aria-labelledby');
    const title = label ? page.getElementById(label) : undefined;
    return (title ? wordsOf(title) : part.getAttribute('aria-label')) === name;
  });
  if (!found) throw new Error(`no part of the page is called ${name}`);
  return found;
}

export const linksOf = (part: HTMLElement): string[] =>
  part.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');

/**
 * Words without what is laid out rather than read: of a page with those of its attributes, such as the names of
 * pictures.
 */
export function sayings(from: HTMLElement | string): string {
  const words =
    typeof from === 'string'
      ? from
      : [from, ...from.querySelectorAll('*').map(({ attributes }) => Object.values(attributes))]
          .map((one) => ('textContent' in one ? one.textContent : one.join('\n')))
          .join('\n');
  return words
    .replaceAll(/[\u2060\u200b]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
