/** Putting things in another order, told to screen readers too. */
export const sortingNames = [
  'grip',
  'how',
  'up',
  'down',
  'lifted',
  'over',
  'dropped',
  'cancelled',
] as const;
