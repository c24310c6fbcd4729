/** How many of what somebody needs: the bounds within which an answer is believed, and the usual one. */
type Measure = { least: number; most: number; usual: number };

/** What an amount is counted in. Its name is the name of the answer in an address. */
export const measures = {
  branches: { least: 1, most: 500, usual: 1 },
  users: { least: 1, most: 5_000, usual: 10 },
  students: { least: 10, most: 50_000, usual: 600 },
  employees: { least: 1, most: 50_000, usual: 50 },
  rooms: { least: 1, most: 2_000, usual: 20 },
  pages: { least: 1, most: 500, usual: 6 },
  goods: { least: 10, most: 200_000, usual: 100 },
  courses: { least: 1, most: 2_000, usual: 5 },
  hubs: { least: 1, most: 500, usual: 2 },
  departments: { least: 1, most: 100, usual: 3 },
  screens: { least: 1, most: 500, usual: 15 },
  connections: { least: 1, most: 100, usual: 1 },
  designs: { least: 1, most: 1_000, usual: 1 },
  desks: { least: 1, most: 5_000, usual: 10 },
  months: { least: 1, most: 36, usual: 3 },
  sites: { least: 1, most: 200, usual: 1 },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

export const measureNames = /* @__PURE__ */ Object.keys(measures) as [
  MeasureName,
  ...MeasureName[],
];
