/** What a change of several enquiries does. */
export const changeNames = [
  'answered',
  'closed',
  'new',
  'assigned',
  'unassigned',
  'snoozed',
  'woken',
] as const;

export type ChangeName = (typeof changeNames)[number];

/** What a key does. */
export const keyNames = [
  'next',
  'previous',
  'open',
  'finish',
  'mark',
  'search',
  'keys',
  'close',
] as const;

export type KeyName = (typeof keyNames)[number];

/** The other words of the list. */
export const listNames = [
  'opened',
  'noName',
  'mark',
  'filter',
  'filterCount',
  'removeFilter',
  'removeFilters',
  'any',
  'nobody',
  'showAll',
  'searchIncomplete',
  'marked',
  'markedCount',
  'markShown',
  'markAll',
  'allMatching',
  'unmark',
  'counting',
  'noUndo',
  'progress',
  'cancel',
  'stop',
  'stale',
  'bulkFailed',
  'undo',
  'undone',
  'putAway',
  'keysTitle',
  'useKeys',
] as const;
