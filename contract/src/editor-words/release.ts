/** Publishing, what it would change, and what can be gone back to. */
export const releaseNames = [
  'title',
  'publish',
  'changes',
  'noChanges',
  'unknownChanges',
  'changed',
  'added',
  'removed',
  'before',
  'after',
  'nothingBefore',
  'yes',
  'no',
  'faults',
  'toContent',
  'checking',
  'building',
  'loading',
  'failedState',
  'done',
  'current',
  'older',
  'ownSite',
  'siteOfClone',
  'publishedBy',
  'previous',
  'goBack',
  'goBackTo',
  'goBackMeaning',
  'draft',
  'buildDraft',
  'lookAtDraft',
  'draftMeaning',
  'draftBuilt',
  'draftBuilding',
  'lastSeconds',
  'lastMinutes',
  'cancel',
  'failed',
] as const;

/** Why something was not published, as the contract names it. */
export const failureNames = [
  'faults',
  'examples',
  'build',
  'space',
  'memory',
  'interrupted',
  'unreadable',
] as const;

/** The steps of the launch checklist, as the contract names them. */
export const launchStepNames = [
  'company',
  'promises',
  'sales',
  'people',
  'references',
  'rest',
] as const;

/** The launch checklist. */
export const checklistNames = [
  'title',
  'intro',
  'left',
  'done',
  'allDone',
  'example',
  'empty',
] as const;
