/** The words of a page's heading, else of its title, as HTML that may stand in any element. */
export function pageTitle(html: string): string | undefined {
  const heading = textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]);
  return heading || textOf(/<title\b[^>]*>(.*?)<\/title>/s.exec(html)?.[1]) || undefined;
}

/** Whether a page asks to be left out of search results, such as the page after a form. */
export function isUnlisted(html: string): boolean {
  return /<meta\b(?=[^>]*\bname="robots")(?=[^>]*\bnoindex)[^>]*>/.test(html);
}

function textOf(html = ''): string {
  return html
    .replace(/<svg\b.*?<\/svg>|<br\b[^>]*>/gs, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/[<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
