/** The words about fewer days until enquiries are deleted. */
export const retentionNames = [
  'title',
  'wanted',
  'going',
  'noneGoing',
  'agree',
  'change',
  'agreed',
  'takeBack',
] as const;
