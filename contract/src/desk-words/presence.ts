/** The names of this folder's words in content/desk. */
export const presenceNames = ['hasOpen', 'isWriting'] as const;
