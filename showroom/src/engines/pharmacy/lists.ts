/** Lists that the schemas and the world know, and so the browser, which does without zod. */

export const units = [
  'tablet',
  'capsule',
  'strip',
  'box',
  'bottle',
  'suppository',
  'sachet',
  'piece',
] as const;

export const methods = ['cash', 'bkash', 'card'] as const;

export type Unit = (typeof units)[number];
export type Method = (typeof methods)[number];
