/** Putting things in another order, told to screen readers too. */
export const sortingNames = ['move', 'how', 'moved'] as const;
