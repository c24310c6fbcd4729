import { createHash } from 'node:crypto';

/** The sources that allow exactly the inline code of one page. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const element = /<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gis;
const type = /\stype\s*=\s*["']?([^"'\s>]*)/i;

/** Other types are data, such as JSON-LD: browsers do not run them, so no policy asks about them. */
const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Hashes each inline script and style of a page, byte for byte as a browser will. */
export function inlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(element)) {
    if (name.toLowerCase() === 'style') styles.add(source(text));
    else if (isInlineScript(attributes)) scripts.add(source(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function isInlineScript(attributes: string): boolean {
  return !/\ssrc\s*=/i.test(attributes) && executable.has(type.exec(attributes)?.[1] ?? '');
}

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What a page holds that its policy would block: style attributes and inline event handlers. */
export function forbiddenAttributes(html: string): string[] {
  const markup = html.replace(element, '');
  const tags = markup.match(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? [];
  return tags.filter((tag) =>
    /\s(?:style|on[a-z]+)\s*=/i.test(tag.replace(/=("[^"]*"|'[^']*')/g, '= ')),
  );
}
