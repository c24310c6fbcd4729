/** The login of the gallery that opens the inner side of a pharmacy. */
export const role = 'For Pharmacy';
