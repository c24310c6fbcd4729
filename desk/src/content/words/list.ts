/** The list of all that can be changed. */
export const listNames = ['title', 'search', 'nothingFound', 'failed'] as const;
