/** The languages the site is written in. Apart from the schemas, so that islands can import it. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
export type Words = Record<Language, string>;
