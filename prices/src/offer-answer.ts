/** The parts of an answer of /api/price, in the order in which they stand there. */
export const answerFields = [
  'product',
  'answers',
  'items',
  'once',
  'monthly',
  'vat',
  'firstYear',
  'threeYears',
  'payable',
  'weeks',
  'validUntil',
  'priceBook',
  'notes',
] as const;

/** What /api/price answers programs: exactly what is told to them of it. */
export type OfferAnswer = Record<(typeof answerFields)[number], unknown>;
