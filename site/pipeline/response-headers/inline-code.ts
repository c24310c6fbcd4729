import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { scriptsIn } from '../scripts.ts';

/** The sources that allow exactly the inline code of one page. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Hashes each inline script and style of a page, byte for byte as a browser will. */
export function inlineCode(document: HTMLElement): InlineCode {
  const styles = document.querySelectorAll('style').map(({ innerHTML }) => innerHTML);
  return {
    scripts: sources(scriptsIn(document).map(({ text }) => text)),
    styles: sources(styles),
  };
}

const sources = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
];

/** The tags in a page that its policy would block something of: style attributes and inline event handlers. */
export const forbiddenAttributes = (document: HTMLElement): string[] =>
  document
    .querySelectorAll('*')
    .filter(({ rawAttributes }) =>
      Object.keys(rawAttributes).some((name) => name === 'style' || name.startsWith('on')),
    )
    .map(({ rawTagName, rawAttrs }) => `<${rawTagName} ${rawAttrs}>`);
