/** The words about saved replies. */
export const replyWords = [
  'title',
  'empty',
  'name',
  'language',
  'text',
  'places',
  'unknownPlace',
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
