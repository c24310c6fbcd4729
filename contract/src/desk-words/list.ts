/** The views of the inbox, in the order in which they are offered. */
export const viewNames = [
  'new',
  'mine',
  'snoozed',
  'answered',
  'closed',
  'set-aside',
  'undelivered',
] as const;

export type ViewName = (typeof viewNames)[number];

/** The filters of a view, in the order in which they are offered. */
export const filterNames = [
  'kind',
  'language',
  'page',
  'campaign',
  'since',
  'until',
  'assignee',
] as const;

export type FilterName = (typeof filterNames)[number];

/** The changes of several enquiries at once. */
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

/** The actions of the keys. */
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
  'emptyView',
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
