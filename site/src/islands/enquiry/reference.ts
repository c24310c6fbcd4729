/** As in server/src/enquiries/reference.ts: no 0 and O, 1, I and L, or U. */
const pattern = /^NK-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

/** True for text such as `NK-7F3K-92QD`. */
export const isReference = (text: unknown): text is string =>
  typeof text === 'string' && pattern.test(text);
