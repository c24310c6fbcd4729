/** Publishing, and what is still to be done. */
export const releaseNames = ['title', 'publish'] as const;
