/** The filters of the list of content. */
export const shownNames = ['all', 'changed', 'faults', 'samples', 'missing', 'older'] as const;

export type ShownName = (typeof shownNames)[number];

/** How an entry of the draft stands to what is published. */
export const stateNames = ['published', 'changed', 'new', 'removed'] as const;

/** The list of all that can be changed. */
export const listNames = [
  'title',
  'search',
  'ofOwners',
  'nothingFound',
  'nothingThere',
  'failed',
  'kind',
  'everyKind',
  'narrow',
  'shownBy',
  'everything',
  'found',
  'changedBy',
  'faultsIn',
  'conflictsIn',
  'samplesIn',
  'missingIn',
  'olderIn',
  'checklist',
  'download',
  'add',
  'addTitle',
  'name',
  'nameHint',
  'address',
  'addressHint',
  'like',
  'empty',
  'make',
  'cancel',
  'reorder',
  'reordered',
  'bringBack',
] as const;
