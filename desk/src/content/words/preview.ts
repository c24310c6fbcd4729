/** The page beside the form. */
export const previewNames = [
  'title',
  'open',
  'close',
  'page',
  'width',
  'phone',
  'desktop',
  'language',
  'of',
  'site',
  'draft',
  'shownInDraft',
  'newInDraft',
  'noPage',
  'draftNote',
  'backToDesk',
] as const;
