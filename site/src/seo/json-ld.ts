/** A thing of schema.org's vocabulary, or a reference to one by its `@id` alone. */
export type Thing = { '@type'?: string; '@id'?: string; [property: string]: Value | undefined };
export type Value = string | number | boolean | Thing | readonly Value[];

/**
 * The things of a page as the text of a script element. No character in it can end the element or
 * open another one, whatever the content says.
 */
export const jsonLd = (things: readonly Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${code}`;
    },
  );
