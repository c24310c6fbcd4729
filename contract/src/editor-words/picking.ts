/** Choosing one of many: an icon, an emblem, a page or an entry. */
export const pickingNames = [
  'choose',
  'change',
  'nothing',
  'search',
  'found',
  'nothingFound',
  'more',
  'leaveOut',
  'failed',
] as const;
