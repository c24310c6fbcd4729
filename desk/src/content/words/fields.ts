/** The fields of forms. */
export const fieldNames = ['optional', 'choose', 'close'] as const;
