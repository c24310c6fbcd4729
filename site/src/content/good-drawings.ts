/** The drawings that a good of the till may have: pages/goods.svg.ts draws them. */
export const goodDrawings = [
  'rice',
  'eggs',
  'lentils',
  'soap',
  'tea',
  'oil',
  'milk',
  'bread',
] as const;

export type GoodDrawing = (typeof goodDrawings)[number];
