import type { Graph } from 'schema-dts';

/** A thing of schema.org's vocabulary. */
export type Thing = Graph['@graph'][number];

/**
 * The things of a page as the text of a script element. No character in it can end the element or
 * open another one, whatever the content says.
 */
export const jsonLd = (things: readonly Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things } satisfies Graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${code}`;
    },
  );
