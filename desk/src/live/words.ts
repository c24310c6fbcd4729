/** The names of this folder's words in content/desk. */
export const presenceWords = ['hasOpen', 'isWriting'] as const;
