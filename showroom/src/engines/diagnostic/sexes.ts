/** What reference ranges differ by. Apart from the schemas, which the browser does without. */
export const sexes = ['female', 'male'] as const;

export type Sex = (typeof sexes)[number];
