const maxLength = 60;

/** Turns a typed name into a slug: small letters a to z, digits, and hyphens between them. */
export const asAddress = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-|-$/g, '');

/** Whether a name has letters that addresses can't be made of, such as those of Bangla. */
export const isOtherScript = (typed: string): boolean => /[^\p{Script=Latin}\P{L}]/u.test(typed);
