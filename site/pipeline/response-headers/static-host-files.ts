/** Headers by name; "*" stands for every answer, an address for that page in addition. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The header rules as Netlify, Cloudflare Pages and others read them. Hosts differ in what a second
 * rule for the same address does to a header (replace it or add to it): here either comes to the same.
 * @param folder of the host that the site stands in; hosts read the file at their root alone
 */
export function headersFile(folder: string, rules: HeaderRules): string {
  return `${Object.entries(rules)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [folder + (path === '*' ? '/*' : path), ...lines].join('\n');
    })
    .join('\n\n')}\n`;
}

/**
 * Sends mistyped addresses to the exact one: a trailing slash, and lower case where the address has
 * capitals. The format knows no patterns for case; the project's own server mends any spelling.
 */
export function redirectsFile(folder: string, pages: readonly string[]): string {
  const known = new Set(pages);
  const lines = pages.flatMap((page) => {
    if (page === '/') return [];
    const lower = page.toLowerCase();
    const spellings = [`${page}/`, ...(known.has(lower) ? [] : [lower, `${lower}/`])];
    return spellings.map((spelling) => `${folder}${spelling} ${folder}${page} 301`);
  });
  return `${lines.join('\n')}\n`;
}
