import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { type HTMLElement, parse } from 'node-html-parser';
import { pathOf } from '../src/routes/routes.ts';
import { setRawText } from './raw-text.ts';
import { type LeafRule, leafRulesOf, sheetOf } from './style-sheet/leaf-rules.ts';

/** One built page, parsed once: every pass changes it in place. */
export interface Page {
  /** Its file in the built folder, such as `products/ERP.html`. */
  readonly file: string;
  /** Its address, such as `/products/ERP`. */
  readonly address: string;
  readonly kind: 'site' | 'demo' | 'desk';
  readonly document: HTMLElement;
  /** The rules of all its style elements in their order, which joinStyles() writes where the first stood. */
  styles: readonly LeafRule[];
}

const offlinePages = new Set(languageCodes.map((language) => pathIn(language, pathOf('offline'))));

/** Whether the page at an address is shown without network, where no style sheet of its own can be fetched. */
export const isShownOffline = (address: string): boolean => offlinePages.has(address);

const demoFolders = languageCodes.map((language) => `${pathIn(language, '/demos')}/`);
/** Elements whose content is no HTML. */
const options = { comment: true, blockTextElements: { script: true, style: true, pre: true } };

export const parseDocument = (html: string): HTMLElement => parse(html, options);

/**
 * What Astro ends the name of a font with: a digest of its options, among them the folder that the site is built in.
 * Without it a page is the same wherever it is built.
 */
const fontDigest = /(?<=[a-z])-[0-9a-f]{16}(?=[";,])/g;

/** A page of its HTML. */
export function parsePage(file: string, html: string): Page {
  const document = parseDocument(html);
  const elements = ownStyles(document);
  const css = elements
    .map((element) => element.innerHTML)
    .join('')
    .replaceAll(fontDigest, '');
  const [first, ...others] = elements;
  if (first) setRawText(first, '');
  for (const element of others) element.remove();
  const address = addressOf(file);
  return { file, address, kind: kindOf(address), document, styles: leafRulesOf(css) };
}

/** The address of a page, by its file in the built folder. */
export const addressOf = (file: string): string =>
  `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';

/** Gives a page the styles that it has come to, in one element. */
export function joinStyles({ document, styles }: Page): void {
  const [element] = ownStyles(document);
  if (element) setRawText(element, sheetOf(styles));
}

/** Those with an attribute, as for visitors without scripts, stay what and where they are. */
const ownStyles = (document: HTMLElement): HTMLElement[] =>
  document.querySelectorAll('style').filter(({ rawAttrs }) => rawAttrs === '');

function kindOf(address: string): Page['kind'] {
  if (address === '/desk') return 'desk';
  return demoFolders.some((folder) => address.startsWith(folder)) ? 'demo' : 'site';
}
