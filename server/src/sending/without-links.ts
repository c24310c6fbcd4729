/**
 * Takes apart what a mail program would make a link of: an address in what a visitor typed must not
 * be one press away from whoever reads it.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/:(?=\/\/)|(?<=\S)[.@:](?=[\p{L}\p{N}_-])/gu, (mark, at: number, whole: string) =>
    // Numbers and clock times are no addresses.
    /^\d\D\d/.test(whole.slice(at - 1, at + 2)) ? mark : `${mark} `,
  );
