/** The lines that an offer may have. */
export const itemKeys = [
  'rent',
  'buy',
  'setup',
  'moving',
  'training',
  'travel',
  'hosting',
  'messages',
  'care',
] as const;
export type ItemKey = (typeof itemKeys)[number];

/** Where what is moved comes from. */
export const sourceNames = ['excel', 'tally', 'software', 'paper'] as const;
export type SourceName = (typeof sourceNames)[number];

/** The eight divisions of Bangladesh; `dhaka` is also where the company is. */
export const divisionNames = [
  'dhaka',
  'chattogram',
  'rajshahi',
  'khulna',
  'barishal',
  'sylhet',
  'rangpur',
  'mymensingh',
] as const;
export type DivisionName = (typeof divisionNames)[number];

/** Under which headings the choices stand. */
export const groupNames = ['shop', 'school', 'health', 'office', 'website', 'own'] as const;
export type GroupName = (typeof groupNames)[number];

export const placeNames = ['online', 'company'] as const;
export type PlaceName = (typeof placeNames)[number];

export const wayNames = ['rent', 'buy'] as const;
export type WayName = (typeof wayNames)[number];

/** Whether yearly care is bought, too. */
export const careNames = ['yes', 'no'] as const;
export type CareName = (typeof careNames)[number];
