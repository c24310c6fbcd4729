/**
 * The id of a part of a page that can be linked to: "what-does-it-cost".
 * @param heading in the default language, so that a place has one id in all
 */
export const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
