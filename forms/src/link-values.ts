/**
 * The text of a link without what a chat or a letter took into it from behind: `3।`, `3)`, `3 `, `3">`. A % is
 * somebody's own.
 */
export const withoutLinkTail = (text: string): string =>
  // Greedy from its beginning: a pattern of the tail alone would look at a long text for long.
  /^.*[\p{L}\p{N}\p{M}%]/su.exec(text.replace(/\p{Cf}/gu, ''))?.[0] ?? '';

/** The names and values of an address's query without such a tail; of a name that comes twice, the last one counts. */
export const linkValues = (query: string): Map<string, string> =>
  new Map(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name.replace(/^amp;/, ''),
      withoutLinkTail(value),
    ]),
  );
