/** +8801200000000 for "+880 1200-000000", as links and search engines want it (E.164). */
export const telephoneNumber = (written: string) => written.replace(/[^+\d]/g, '');

export const telephoneLink = (written: string) => `tel:${telephoneNumber(written)}`;
