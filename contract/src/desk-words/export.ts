/** The words of the export. */
export const exportNames = ['title', 'csv', 'json', 'hint'] as const;
