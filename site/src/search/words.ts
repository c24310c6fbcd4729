/** The words of a text as they are compared: small letters, without accents. Bangla signs stay. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Words of several parts as many people write them: "ecommerce" for "E-commerce". */
export const compoundsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)+/gu) ?? []).map((compound) =>
    wordsOf(compound).join(''),
  );
