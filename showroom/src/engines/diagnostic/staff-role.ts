/** The login of the gallery that opens the inner side of a diagnostic centre. */
export const role = 'For Diagnostic';
