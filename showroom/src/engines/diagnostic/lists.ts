/** Lists that the schemas and the world know, and so the browser, which does without zod. */

/** The properties by which reference ranges differ. */
export const sexes = ['female', 'male'] as const;

export const serialStates = ['done', 'inRoom', 'pressure', 'waiting', 'coming'] as const;

export const sampleStates = [
  'billed',
  'received',
  'running',
  'entered',
  'checked',
  'signed',
] as const;

export const methods = ['cash', 'bkash', 'card'] as const;

export type Sex = (typeof sexes)[number];
export type SerialState = (typeof serialStates)[number];
export type Method = (typeof methods)[number];
