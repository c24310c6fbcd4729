/** The words about saved replies. */
export const replyNames = [
  'title',
  'empty',
  'name',
  'language',
  'text',
  'placeholders',
  'unknownPlaceholder',
  'missing',
  'save',
  'add',
  'edit',
  'remove',
  'removeForGood',
  'changedBy',
  'refused',
  'done',
] as const;
